import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { clientSlots, factSlots } from '../fact-slots.ts'
import { speechOf, WITHOUT_SALES } from '../industries.ts'
import { Picker, TextMemory } from '../picker.ts'
import type { ProjectFacts } from '../project-facts.ts'
import { fill, NO_SPEAKERS, type SlotValues, type Template } from '../template.ts'
import { thingOf } from '../things.ts'
import { timeScopes } from '../time-scopes.ts'
import { PROJECT_RESULTS } from './results.ts'
import { SUMMARY_PARTS } from './summaries.ts'
import { PROJECT_TITLES } from './titles.ts'

export type ProjectBrief = {
  service: ServiceSlug
  siteType: string | null
  industry: string
  /** The title, not the slug. */
  system: string | null
  clientName: string
  months: number
  /** Months of results that the text may speak of. */
  monthsSeen: number
  facts: ProjectFacts
  /** Texts of a project under NDA contain neither the client nor numbers. */
  isNda?: boolean
}

const CODED: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>(['sites', 'portals', 'apps', 'crm', 'support'])

type ProjectText = { title: string; summary: string; result: string | null }

/** Share `memory` within an agency, so that its portfolio does not repeat itself. */
export function writeProject(random: Random, brief: ProjectBrief, memory = new TextMemory()): ProjectText {
  const values = projectSlots(random, brief)
  const picker = new Picker(random, values, 'plain', memory)
  const say = (bank: readonly Template[]): string => {
    const template = picker.pickRequired(bank)
    return template ? fill(template, values, NO_SPEAKERS, random) : ''
  }
  const { task, work, extra } = SUMMARY_PARTS[brief.service]
  const sentences = [say(task), say(work), random.chance(0.55) ? say(extra) : '']
  return {
    title: say(PROJECT_TITLES[brief.service]),
    summary: sentences.filter(Boolean).join(' '),
    result: brief.isNda || random.chance(0.25) ? null : say(PROJECT_RESULTS[brief.service]) || null,
  }
}

export function projectSlots(random: Random, brief: ProjectBrief): SlotValues {
  const speech = speechOf(brief.industry)
  const thing = thingOf(brief.service, brief.siteType)
  return {
    ...factSlots({ months: brief.months, industry: brief.industry, project: brief.facts }),
    ...(brief.isNda ? { '@nda': '' } : { ...clientSlots(brief.clientName, brief.industry), '@open': '' }),
    ...(brief.monthsSeen < 3 ? { '@early': '' } : {}),
    ...(CODED.has(brief.service) ? { '@code': '' } : {}),
    ...(brief.siteType === 'shop' ? { '@shop': '' } : {}),
    ...(brief.siteType === 'naming' || brief.siteType === 'positioning'
      ? { [`@${brief.siteType}`]: '' }
      : { '@drawn': '' }),
    ...timeScopes(brief.monthsSeen),
    ...(WITHOUT_SALES.includes(brief.industry) ? {} : { '@sales': '' }),
    system: brief.system ?? undefined,
    thing: thing.nom,
    'thing.gen': thing.gen,
    audience: speech.audience[0],
    'audience.gen': speech.audience[1],
    'audience.prep': `${speech.audience[2].slice(0, -1)}х`,
    field: categoryBySlug(brief.industry)?.title ?? 'Бизнес',
    trade: speech.trade,
    merchandise: speech.goods,
    feature: random.pick(speech.features),
  }
}
