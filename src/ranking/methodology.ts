import type { Factor } from '#domain/rating/factors.ts'
import type { TierSlug } from '#domain/vocabulary/tiers.ts'

export type Methodology = {
  version: string
  // Effective date: an edition uses the latest methodology published by then.
  publishedAt: string
  reason: string
  weights: Record<Factor, number>
  weightReasons: Record<Factor, string>
  eligibility: { projects: number; serviceShare: number }
  projects: {
    periodMonths: number
    halfLifeMonths: number
    tierWeights: Record<TierSlug, number>
    unverified: number
    // Nobody can check work under NDA that its client has not confirmed. Absent in versions that counted it: the stored
    // figures of a published version never change.
    unconfirmedNda?: 'left out'
  }
  reviews: { priorWeight: number; priorMean: number; halfLifeMonths: number; evidence: Record<ReviewEvidence, number> }
  cases: { periodMonths: number; scale: number }
  awards: { places: Record<1 | 2 | 3, number>; yearly: number }
  openness: { facts: readonly string[] }
  cms: { projects: number; weights: { projects: number; agencies: number; reviews: number } }
}

export type ReviewEvidence = 'company-mail' | 'other-mail'

// Before 2026 openness was not measured; its weight belonged to projects.
const FIRST: Methodology = {
  version: '2019.1',
  publishedAt: '2019-01-15',
  reason: 'Первая опубликованная методика: проекты, отзывы, специализация, кейсы и награды.',
  weights: { projects: 0.4, reviews: 0.3, focus: 0.15, cases: 0.1, awards: 0.05, openness: 0 },
  weightReasons: {
    projects: 'Больше всего об агентстве говорит сделанное: недавние, подтверждённые и крупные проекты.',
    reviews: 'Мнение заказчиков почти так же важно, но отзывы есть не у всех, а малое их число мало о чём говорит.',
    focus: 'Специалист при равных проектах полезнее универсала, но широта не порок, поэтому вес умеренный.',
    cases: 'Кейс с цифрами показывает пользу для клиента; публикуют их не все, поэтому вес невелик.',
    awards: 'Награды зависят и от того, кто участвует в конкурсах, поэтому только уточняют порядок.',
    openness: 'До 2026 года сведения агентств о себе не проверялись и в балл не входили.',
  },
  eligibility: { projects: 3, serviceShare: 0.2 },
  projects: {
    periodMonths: 36,
    halfLifeMonths: 24,
    tierWeights: { low: 1, middle: 1.5, high: 2, premium: 2.5 },
    unverified: 0.5,
  },
  reviews: {
    priorWeight: 7,
    priorMean: 3.5,
    halfLifeMonths: 12,
    evidence: { 'company-mail': 1, 'other-mail': 0.6 },
  },
  cases: { periodMonths: 24, scale: 4 },
  awards: { places: { 1: 1, 2: 0.6, 3: 0.4 }, yearly: 0.7 },
  openness: { facts: ['prices', 'team', 'legal', 'clients'] },
  cms: { projects: 3, weights: { projects: 0.5, agencies: 0.25, reviews: 0.25 } },
}

const OPENNESS: Methodology = {
  ...FIRST,
  version: '2026.1',
  publishedAt: '2026-01-15',
  reason:
    'Добавлена открытость: доля опубликованных и проверенных сведений о ценах, команде, юридическом лице и клиентах. Вес проектов снижен с 40 до 35 %.',
  weights: { projects: 0.35, reviews: 0.3, focus: 0.15, cases: 0.1, awards: 0.05, openness: 0.05 },
  weightReasons: {
    ...FIRST.weightReasons,
    openness: 'Проверенные сведения помогают выбрать, но дать их может каждый, поэтому вес мал.',
  },
}

// In order of publication. A published version is immutable: new figures need a new version.
export const METHODOLOGIES: readonly [Methodology, ...Methodology[]] = [
  FIRST,
  OPENNESS,
  {
    ...OPENNESS,
    version: '2026.2',
    publishedAt: '2026-11-18',
    reason:
      'Проект под NDA засчитывается, только если его подтвердил клиент: названия клиента никто не видит, и проверить такой проект иначе нельзя. Веса не изменились.',
    projects: { ...OPENNESS.projects, unconfirmedNda: 'left out' },
  },
]

export function methodologyAt(asOf: Date): Methodology {
  const day = asOf.toISOString().slice(0, 10)
  return METHODOLOGIES.findLast(methodology => methodology.publishedAt <= day) ?? METHODOLOGIES[0]
}
