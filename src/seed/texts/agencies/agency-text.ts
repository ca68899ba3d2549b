import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { plural } from '#domain/russian/plural.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import { speechOf } from '../industries.ts'
import { Picker, TextMemory } from '../picker.ts'
import { fill, NO_SPEAKERS, type SlotValues, type Template } from '../template.ts'
import { ABOUT } from './about.ts'
import { FAQ } from './faq.ts'
import { SERVICE_PARAGRAPHS, TAGLINES } from './services.ts'

type AgencyBrief = {
  name: string
  founded: number
  headcount: number
  /** With the preposition: «в Казани», «во Владимире». */
  inCity: string
  /** Main service first. */
  services: readonly ServiceSlug[]
  industries: readonly string[]
  /** Titles as their vendors spell them. */
  systems: readonly string[]
  replyHours: number | null
  hourRate: number | null
}

type AgencyText = { tagline: string; about: string; faq: { question: string; answer: string }[] }

const PEOPLE = { one: 'человек', few: 'человека', many: 'человек', other: 'человека' }

/** Paragraphs of `about` are separated by a blank line. */
export function writeAgency(random: Random, brief: AgencyBrief): AgencyText {
  const values = agencySlots(brief)
  const picker = new Picker(random, values, 'plain', new TextMemory())
  const say = (bank: readonly Template[]): string => {
    const template = picker.pick(bank, false)
    return template ? fill(template, values, NO_SPEAKERS) : ''
  }
  const paragraph = (...banks: (readonly Template[])[]) => banks.map(say).filter(Boolean).join(' ')
  const main = brief.services[0] ?? 'sites'
  const paragraphs = [
    paragraph(ABOUT.who, SERVICE_PARAGRAPHS[main]),
    paragraph(ABOUT.clients, ABOUT.proof),
    ...(random.chance(0.75) ? [paragraph(ABOUT.way, ABOUT.rules)] : []),
    ...(random.chance(0.45) ? [paragraph(ABOUT.team, ABOUT.close)] : []),
  ]
  const questions = random
    .shuffle(FAQ)
    .filter(({ answers }) => answers.some(answer => answer.slots.every(slot => values[slot] !== undefined)))
  return {
    tagline: say(TAGLINES[main]).replace(/\.$/, ''),
    about: paragraphs.filter(Boolean).join('\n\n'),
    faq: questions.slice(0, random.int(3, 6)).flatMap(({ question, answers }) => {
      const answer = say(answers)
      return answer === '' ? [] : [{ question, answer }]
    }),
  }
}

function agencySlots(brief: AgencyBrief): SlotValues {
  const [first, second] = brief.industries
  const [system, other] = brief.systems
  return {
    name: inQuotes(brief.name),
    founded: String(brief.founded),
    people: `${brief.headcount}${NBSP}${plural(brief.headcount, PEOPLE)}`,
    city: brief.inCity,
    trade: first === undefined ? undefined : speechOf(first).trade,
    'trade.other': second === undefined || second === first ? undefined : speechOf(second).trade,
    audience: speechOf(first ?? null).audience[0],
    system,
    'system.other': other,
    hours: brief.replyHours === null ? undefined : String(brief.replyHours),
    rate: brief.hourRate === null ? undefined : formatNumber(brief.hourRate),
    ...(brief.headcount <= 12 ? { '@small': '' } : {}),
    ...(brief.headcount >= 50 ? { '@large': '' } : {}),
  }
}
