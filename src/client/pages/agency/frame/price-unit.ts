import type { Answer } from '#contract/index.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'

/** An agency's price is the price of its main service. */
export const priceUnit = ({ services }: Pick<Answer<'agency-header'>, 'services'>): PriceUnit | undefined =>
  serviceBySlug(services[0]?.slug ?? '')?.unit
