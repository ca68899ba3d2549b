import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../tables.generated.ts'

/** The service an agency does most: its `price_from` is the price of this one. */
export const mainServiceOf = (eb: ExpressionBuilder<Tables, 'agency'>) =>
  eb
    .selectFrom('agency_service')
    .select('service')
    .whereRef('agency_id', '=', 'agency.id')
    .orderBy('share', 'desc')
    .orderBy('service')
    .limit(1)

export const mainService = (eb: ExpressionBuilder<Tables, 'agency'>) => mainServiceOf(eb).as('service')
