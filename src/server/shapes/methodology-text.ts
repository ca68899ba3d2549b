import { formatTierPrices } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import type { Factor } from '#domain/rating/factors.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { SYSTEM } from '#domain/russian/rare-nouns.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { METHODOLOGIES, type Methodology } from '#ranking/methodology.ts'

/** An edition cannot be stored with an unpublished version, so a missing one is a bug. */
export function methodologyOf(version: string): Methodology {
  const methodology = METHODOLOGIES.find(published => published.version === version)
  if (!methodology) throw new Error(`No methodology ${version}`)
  return methodology
}

const ndaRule = ({ unconfirmedNda }: Methodology['projects']): string =>
  unconfirmedNda === 'left out' ? ', а под NDA не засчитывается, пока его не подтвердил клиент' : ''

interface FactorText {
  title: string
  text: (methodology: Methodology) => string
}

export const FACTOR_TEXTS: Record<Factor, FactorText> = {
  projects: {
    title: FACTOR_TITLES.projects,
    text: ({ projects }) =>
      `Проекты по профилю рейтинга за последние ${counted(projects.periodMonths, 'month')}. Чем выше ценовой сегмент проекта, тем больше он весит: от ${formatNumber(projects.tierWeights.low, 1)} до ${formatNumber(projects.tierWeights.premium, 1)}. Неподтверждённый проект весит в ${formatNumber(1 / projects.unverified, 1)} раза меньше${ndaRule(projects)}, каждые ${counted(projects.halfLifeMonths, 'month')} вес уменьшается вдвое. Берём логарифм суммы и делим на лучший в этом рейтинге.`,
  },
  reviews: {
    title: FACTOR_TITLES.reviews,
    text: ({ reviews }) =>
      `Средняя оценка клиентов с поправкой на число отзывов: к каждому агентству добавляем ${formatNumber(reviews.priorWeight)} условных оценок ${formatFixed(reviews.priorMean)}, чтобы один восторженный отзыв не давал первого места. Отзыв с почты компании весит ${formatNumber(reviews.evidence['company-mail'], 1)}, с другой почты — ${formatNumber(reviews.evidence['other-mail'], 1)}; за ${counted(reviews.halfLifeMonths, 'month')} вес уменьшается вдвое.`,
  },
  focus: {
    title: FACTOR_TITLES.focus,
    text: () => 'Доля проектов по профилю рейтинга среди всех учтённых проектов агентства.',
  },
  cases: {
    title: FACTOR_TITLES.cases,
    text: ({ cases }) =>
      `Кейсы с измеримым результатом за последние ${counted(cases.periodMonths, 'month')}. Первые кейсы дают больше, каждый следующий — меньше.`,
  },
  awards: {
    title: FACTOR_TITLES.awards,
    text: ({ awards }) =>
      `Призовые места отраслевых конкурсов с учётом веса конкурса и места. С каждым годом награда теряет ${formatPercent(1 - awards.yearly)} веса.`,
  },
  openness: {
    title: FACTOR_TITLES.openness,
    text: ({ openness }) =>
      `Доля опубликованных и проверенных нами сведений: ${openness.facts.map(fact => FACT_TITLES[fact] ?? fact).join(', ')}.`,
  },
}

export const FACT_TITLES: Readonly<Record<string, string>> = {
  prices: 'цены',
  team: 'команда',
  legal: 'юридическое лицо',
  clients: 'клиенты',
  site: 'сайт',
  office: 'офис',
}

export const CMS_FACTOR_TEXTS = {
  projects: {
    title: 'Проекты',
    text: 'Число учтённых сайтов на системе по отношению к самой распространённой системе этого рейтинга.',
  },
  agencies: { title: 'Агентства', text: 'Сколько агентств делают сайты на этой системе.' },
  reviews: {
    title: 'Отзывы',
    text: 'Оценки клиентов за работы на этой системе, с той же поправкой на число отзывов, что и у агентств.',
  },
} as const satisfies Record<keyof Methodology['cms']['weights'], { title: string; text: string }>

const MONEY = 'Спонсорство и реклама: они не входят в расчёт, и порядок мест от них не меняется.'

export const NOT_SCORED = [
  MONEY,
  'Голоса экспертов: они показаны рядом с баллом и на него не влияют.',
  'Число сотрудников, возраст и известность агентства.',
  'Посещаемость страницы агентства и число заявок через сайт.',
  'Отзывы, которые не прошли проверку.',
] as const

export const NOT_SCORED_OF_SYSTEMS = [
  MONEY,
  'Цена лицензии, возраст и известность системы.',
  'Сайты, о которых агентства не рассказали.',
  'Отзывы, которые не прошли проверку.',
] as const

/** How an agency gets its price tier; systems have none. */
export function tierRules({ tierBounds, service, shape }: RatingType): string[] {
  if (shape === 'cms') return []
  const { title, unit } = serviceBySlug(service)
  return [
    `Сегмент агентства определяет медиана бюджетов его учтённых проектов по профилю ${inGuillemets(title)}: половина проектов дешевле её, половина дороже. Сегмент один во всех срезах рейтинга.`,
    ...TIERS.map(tier => `${tier.title}: ${formatTierPrices(tier.slug, tierBounds, unit)}.`),
  ]
}

/** The weight of an award by its place, its contest and its age. */
export function awardRules({ awards }: Methodology, contests: readonly { title: string; weight: number }[]): string[] {
  const { places } = awards
  const weight = (value: number) => formatNumber(value, 2)
  return [
    `Награда весит: вес конкурса × вес места × ${weight(awards.yearly)} за каждый прошедший год. Сумма весов больше 1 засчитывается как 1.`,
    `Вес места: 1-е — ${weight(places[1])}, 2-е — ${weight(places[2])}, 3-е — ${weight(places[3])}.`,
    ...contests.map(contest => `Конкурс ${inGuillemets(contest.title)}: вес ${weight(contest.weight)}.`),
  ]
}

export function thresholds(methodology: Methodology, type: RatingType): string[] {
  const { eligibility, projects, cms } = methodology
  const period = counted(projects.periodMonths, 'month')
  if (type.shape === 'cms') {
    return [`Не меньше ${countedGenitive(cms.projects, 'project')} на системе за последние ${period}.`, enough(SYSTEM)]
  }
  const { title } = serviceBySlug(type.service)
  return [
    `Не меньше ${countedGenitive(eligibility.projects, 'project')} за последние ${period}.`,
    `Не меньше ${formatPercent(eligibility.serviceShare)} из них — по профилю ${inGuillemets(title)}.`,
    enough('participant'),
    'В рейтинге категории, платформы или списка заказчиков те же пороги действуют для проектов этой категории, платформы или списка.',
  ]
}

const enough = (noun: Parameters<typeof countedGenitive>[1]): string =>
  `Места есть там, где есть что сравнивать: не меньше ${countedGenitive(MIN_PARTICIPANTS, noun)}.`
