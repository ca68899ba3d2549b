import { countedGenitive } from '../russian/plural.ts'
import { JUROR } from '../russian/rare-nouns.ts'
import { HEADCOUNT_CLASSES } from '../stats/headcount.ts'
import { RATING_TYPES } from '../vocabulary/rating-types.ts'
import type { ServiceSlug } from '../vocabulary/services.ts'

/** The rating whose places and scores the award compares. */
export const AWARD_RATING = 'digital-agencies'
/** Reviews needed in one trade, and in all trades together. */
export const MIN_REVIEWS = { ofService: 3, ofAll: 5 } as const
/** Added to the reviews of every participant with the mean of the nomination, so that few reviews prove little. */
export const PRIOR_REVIEWS = 5
export const MIN_OPENNESS = { projects: 3, reviews: 3 } as const
export const MIN_VOTES = 3
/** A first place among two would mean nothing. */
export const MIN_PARTICIPANTS = 3
/** An agency is a newcomer in its founding year and the two after it. */
export const DEBUT_YEARS = 2
/** The part of a ranking that is stored and shown. */
export const RANKED = 10

export type Measure =
  | { measure: 'rise'; from: number; to: number | null }
  | { measure: 'debut' }
  | { measure: 'reviews'; service: ServiceSlug }
  | { measure: 'terms' }
  | { measure: 'openness' }
  | { measure: 'jury' }

export type MeasureName = Measure['measure']

export type Nomination = Measure & {
  /** Part of the addresses of badges and check pages. */
  slug: string
  title: string
  /** One sentence each: what is measured, who takes part, and what decides between equals. */
  rule: string
  whom: string
  tie: string
}

const LAST_TIE = 'затем агентство, которое раньше вошло в каталог'
const SMOOTHED = `к отзывам агентства прибавлены ${PRIOR_REVIEWS} отзывов со средней оценкой номинации`

const rises = HEADCOUNT_CLASSES.map(
  ({ id, title, from, to }): Nomination => ({
    measure: 'rise',
    slug: `rise-${id}`,
    title: `Взлёт года: ${title} человек`,
    from,
    to,
    rule: 'На сколько мест агентство поднялось за год в рейтинге диджитал-агентств: место в прошлом выпуске минус место в новом.',
    whom: `Агентства, где на день расчёта работает ${title} человек, с местом в обоих годовых выпусках.`,
    tie: `Выше то, чьё новое место выше, ${LAST_TIE}.`,
  }),
)

const reviewed = RATING_TYPES.filter(({ shape }) => shape !== 'cms').map(
  ({ service, title }): Nomination => ({
    measure: 'reviews',
    slug: `reviews-${service}`,
    title: `Отзывы года: ${title}`,
    service,
    rule: `Средняя оценка отзывов, опубликованных за год; ${SMOOTHED}.`,
    whom: `Агентства, о чьей работе по этой услуге за год опубликовано не меньше ${countedGenitive(MIN_REVIEWS.ofService, 'review')}.`,
    tie: `Выше то, у кого больше отзывов, ${LAST_TIE}.`,
  }),
)

/** In the order of the page. */
export const NOMINATIONS: readonly Nomination[] = [
  {
    measure: 'jury',
    slug: 'work',
    title: 'Работа года',
    rule: 'Средний балл жюри по шкале от 1 до 10; за работы своего агентства член жюри не голосует.',
    whom: `Проверенные работы, запущенные за год и не закрытые NDA, за которые голосовали не меньше ${countedGenitive(MIN_VOTES, JUROR)} жюри.`,
    tie: 'Выше та, у которой больше голосов, затем больше высших оценок, затем та, что раньше вошла в каталог.',
  },
  {
    measure: 'openness',
    slug: 'open',
    title: 'Открытость года',
    rule: 'Среднее двух долей: проверенные проекты среди запущенных за год и отзывы с ответом агентства среди опубликованных за год.',
    whom: `Агентства, у которых за год не меньше ${countedGenitive(MIN_OPENNESS.projects, 'project')} и ${countedGenitive(MIN_OPENNESS.reviews, 'review')}.`,
    tie: `Выше то, у кого больше проектов и отзывов вместе, ${LAST_TIE}.`,
  },
  {
    measure: 'terms',
    slug: 'terms',
    title: 'Точно в срок',
    rule: `Средняя оценка за соблюдение сроков в отзывах, опубликованных за год; ${SMOOTHED}.`,
    whom: `Агентства, о которых за год опубликовано не меньше ${countedGenitive(MIN_REVIEWS.ofAll, 'review')}.`,
    tie: `Выше то, у кого больше отзывов, ${LAST_TIE}.`,
  },
  {
    measure: 'debut',
    slug: 'debut',
    title: 'Дебют года',
    rule: 'Балл в годовом выпуске рейтинга диджитал-агентств.',
    whom: 'Агентства, основанные в год премии или в один из двух лет перед ним.',
    tie: `Выше то, которое основано позже, ${LAST_TIE}.`,
  },
  ...rises,
  ...reviewed,
]

/** Groups of the page, by measure. */
export const NOMINATION_GROUPS = [
  { title: 'Главные номинации', measures: ['jury', 'openness', 'terms', 'debut'] },
  { title: 'Взлёт года', measures: ['rise'] },
  { title: 'Отзывы года', measures: ['reviews'] },
] as const satisfies readonly { title: string; measures: readonly MeasureName[] }[]
