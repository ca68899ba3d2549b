import { formatPercent } from '#domain/numbers.ts'
import { plural } from '#domain/plural.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { type ServiceSlug, serviceBySlug } from '#domain/vocabulary/services.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import * as bank from './agency-words.ts'
import { systemTitle } from './content-systems.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, ProjectRow } from './rows.ts'

const PEOPLE = { one: 'человек', few: 'человека', many: 'человек', other: 'человека' }
// «команда из 21 человека»: the genitive of one is that of a few.
const OF_PEOPLE = { one: 'человека', few: 'человек', many: 'человек', other: 'человека' }

/** What the agency says of itself; every figure in it is the one that stands in its row. */
export function agencyTexts(
  random: Random,
  name: string,
  profile: Profile,
  projects: readonly ProjectRow[],
): Pick<AgencyRow, 'tagline' | 'about' | 'faq'> {
  const service = commonest(projects, project => project.service) as ServiceSlug
  const system = commonest(projects, project => project.system)
  const industry = commonest(projects, project => project.industry)
  const share = projects.filter(project => project.service === service).length / projects.length
  const slots: Record<string, string | undefined> = {
    agency: inQuotes(name),
    founded: String(profile.founded),
    city: cityBySlug(profile.city).inPlace,
    people: `${profile.headcount} ${plural(profile.headcount, OF_PEOPLE)}`,
    team: `${profile.headcount} ${plural(profile.headcount, PEOPLE)}`,
    purpose: industry ? categoryBySlug(industry)?.purpose : undefined,
    system: system ? systemTitle(system) : undefined,
    service: lowerFirst(serviceBySlug(service).title),
    share: formatPercent(share),
  }
  const say = (lines: readonly string[]): string => fill(random.pick(lines.filter(line => canFill(line, slots))), slots)
  const ways = random.shuffle(bank.ABOUT_WAYS).slice(0, random.int(1, 3))
  const about = [
    say(bank.ABOUT_OPENINGS),
    say(bank.ABOUT_FOCUS),
    ...(slots['system'] && random.chance(0.6) ? [say(bank.ABOUT_SYSTEMS)] : []),
    ...ways,
    ...(random.chance(0.7) ? [say(bank.ABOUT_CLOSINGS)] : []),
  ]
  return {
    tagline: tagline(say(bank.TAGLINE_HEADS[service]), say(bank.TAGLINE_TAILS), random),
    about: about.map(upperFirst).join(' '),
    faq: random
      .shuffle(bank.FAQ)
      .slice(0, random.int(3, 6))
      .map(([question, ...answers]) => ({ question, answer: random.pick(answers) })),
  }
}

const tagline = (head: string, tail: string, random: Random): string =>
  random.chance(0.75) ? `${head}: ${tail}` : head

function commonest(projects: readonly ProjectRow[], of: (project: ProjectRow) => string | null): string | null {
  const counts = Map.groupBy(
    projects.map(of).filter(value => value !== null),
    value => value,
  )
  const [first] = [...counts].sort(([a, mine], [b, theirs]) => theirs.length - mine.length || a.localeCompare(b))
  return first?.[0] ?? null
}

const HOLE = /\{(\w+)\}/g

const canFill = (line: string, slots: Record<string, string | undefined>): boolean =>
  [...line.matchAll(HOLE)].every(([, slot = '']) => slots[slot] !== undefined)

const fill = (line: string, slots: Record<string, string | undefined>): string =>
  line.replace(HOLE, (_, slot: string) => slots[slot] ?? '')

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** «SEO и контекстная реклама» keeps its capitals. */
const lowerFirst = (text: string): string =>
  /^[А-ЯЁ][а-яё]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
