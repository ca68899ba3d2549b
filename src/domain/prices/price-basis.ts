import type { Answers } from '../calculator/answers.ts'
import { calculatorPath } from '../calculator/asked-query.ts'
import { counted } from '../russian/plural.ts'
import { statRegion } from '../stats/regions.ts'
import { statHref } from '../stats/stat-address.ts'
import { RATING_TYPES } from '../vocabulary/rating-types.ts'
import type { ServiceSlug } from '../vocabulary/services.ts'

/**
 * What medians of prices are made of: period, sample and definition in a phrase. Medians of one definition answer one
 * question alike; the others say which they are, and lead to each other.
 */
const PRICE_DEFINITIONS = {
  /** Of the calculator: domain/calculator/deal.ts. */
  deals: 'за три года, в нынешних ценах',
  /** Of the statistics: the chart «median-budget». */
  quarter: 'за квартал, подтверждённые клиентами, как уплачены',
  /** Of a rating: the projects behind its places. */
  counted: 'в зачёте рейтинга за три года, как уплачены',
} as const

export type PriceDefinition = keyof typeof PRICE_DEFINITIONS

export interface PriceQuestion {
  service: ServiceSlug
  answers: Answers
}

export interface PriceBasis {
  definition: PriceDefinition
  /** «47 проектов за три года, в нынешних ценах» */
  text: string
  /** The median of another definition for the same question. */
  other: { title: string; path: string }
}

export function priceBasis(definition: PriceDefinition, sample: number, asked: PriceQuestion): PriceBasis {
  return {
    definition,
    text: `${counted(sample, 'project')} ${PRICE_DEFINITIONS[definition]}`,
    other:
      definition === 'deals'
        ? { title: 'Медиана по кварталам, как уплачено', path: statisticsPath(asked) }
        : { title: 'Медиана за три года в нынешних ценах', path: calculatorPath(asked.service, asked.answers) },
  }
}

/** The statistics know the rating and the region; what they do not know is left out. */
function statisticsPath({ service, answers: { region = '' } }: PriceQuestion): string {
  const rating = RATING_TYPES.find(type => type.shape !== 'cms' && type.service === service)
  const choices = {
    ...(statRegion(region) && { region }),
    ...(rating && { rating: rating.slug }),
  }
  return statHref('prices', { chart: 'median-budget', choices, marks: [], asOf: undefined })
}
