import type { Answer } from '#contract/index.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'

/** The price of an agency is that of its main service. */
export const priceUnit = ({ services }: Pick<Answer<'agency-header'>, 'services'>): PriceUnit | undefined =>
  serviceBySlug(services[0]?.slug ?? '')?.unit
