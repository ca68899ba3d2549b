import { NBSP } from '#domain/numbers/numbers.ts'
import type { Random } from '#seed/random.ts'
import { WITH_STOCK } from '../industries.ts'
import { type ProjectBrief, projectSlots } from '../projects/project-text.ts'
import { percent } from '../spoken-numbers.ts'
import { type SlotValues, scope } from '../template.ts'

/** Accusative, genitive and dative, by the months of results they need. */
const SPANS = [
  [1, 'месяц', 'месяца', 'месяцу'],
  [3, 'квартал', 'квартала', 'кварталу'],
  [6, 'полгода', 'полугода', 'полугоду'],
  [12, 'год', 'года', 'году'],
] as const

/** Site types a story may be limited to. */
const SITE_TYPES = [
  'corporative',
  'catalogs',
  'landing',
  'promo',
  'portal',
  'turnkey-branding',
  'naming',
  'positioning',
] as const
/** Industries whose people work where the network is poor, and those that have a till. */
const OUTDOORS = ['industry', 'trade', 'construction', 'services', 'auto']
const WITH_TILL = ['food', 'beauty', 'goods', 'home', 'auto', 'furniture']
const HELPS_TO_CHOOSE = /^(?:подбор|калькулятор|выбор|конструктор|фильтр|сравнение|тест|расчёт|умный|просмотр проектов)/
const CAMPAIGNS = ['landing', 'promo']
const BRANDS_WITHOUT_LOOK = ['naming', 'positioning']

/** Slots of a project, the time its results were watched and figures that only the case tells. */
export function caseSlots(random: Random, brief: ProjectBrief): SlotValues {
  const { service, siteType, industry, monthsSeen } = brief
  const spans = SPANS.filter(([from]) => from <= monthsSeen)
  const [, span, ofSpan, toSpan] = (random.chance(0.3) ? spans.at(-2) : undefined) ?? spans.at(-1) ?? []
  const days = random.int(3, 6)
  const minutes = 5 * random.int(3, 8)
  const slots = projectSlots(random, brief)
  return {
    ...slots,
    with: brief.facts.integration?.replace('нашей CRM', 'CRM заказчика'),
    span,
    'span.gen': ofSpan,
    'span.dat': toSpan,
    'days.was': `${3 * days}${NBSP}дней`,
    'days.now': `${days}${NBSP}дней`,
    'minutes.was': `${6 * minutes}${NBSP}минут`,
    'minutes.now': `${minutes}${NBSP}минут`,
    drop: percent(random.int(19, 47)),
    share: percent(random.int(52, 83)),
    '@stock': scope(WITH_STOCK.includes(industry)),
    '@chooser': scope(HELPS_TO_CHOOSE.test(slots.feature ?? '')),
    '@accounting': scope(/1С|склад|учётн/.test(brief.facts.integration ?? '')),
    '@outdoors': scope(OUTDOORS.includes(industry)),
    '@till': scope(WITH_TILL.includes(industry)),
    '@campaign': scope(CAMPAIGNS.includes(siteType ?? '')),
    '@lasting': scope(!CAMPAIGNS.includes(siteType ?? '')),
    '@look': scope(service !== 'branding' || !BRANDS_WITHOUT_LOOK.includes(siteType ?? '')),
    '@long': scope(brief.months >= 3),
    ...Object.fromEntries(SITE_TYPES.map(type => [`@${type}`, scope(siteType === type)])),
  }
}
