import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { replaceSetting } from '../menu/settings.ts'

export interface DealTerms {
  /** First and last day: «2023-11-16». */
  since: string
  until: string
  weights: { verified: number; unverified: number; companyMail: number; otherMail: number }
}

export interface TierBoundsOfService {
  service: string
  low: number
  middle: number
  high: number
}

export interface IndexedQuarter {
  service: string
  /** Its first day: «2025-04-01». */
  quarter: string
  ratio: number
  projects: number
}

/** Every deal once: a review that names its project is the same deal, and the better check of the two counts. */
const dealsOf = ({ since, until, weights }: DealTerms) => {
  const ofEvidence = sql`case review.evidence when 'company-mail' then ${weights.companyMail}::real else ${weights.otherMail}::real end`
  return sql`
    select project.id as project_id, null::integer as review_id, project.agency_id, project.service, project.site_type,
      project.industry, project.system, project.months, project.launched as done_on, project.budget as paid, project.is_nda,
      case when not project.is_nda then project.title end as title,
      greatest(
        case when project.is_verified then ${weights.verified}::real else ${weights.unverified}::real end, reviewed.weight
      ) as weight
    from project left join (
      select project_id, max(${ofEvidence}) as weight from review
      where status = 'published' and price is not null and project_id is not null group by project_id
    ) reviewed on reviewed.project_id = project.id
    where project.launched between ${since}::date and ${until}::date
    union all
    select null, review.id, review.agency_id, review.service, null, client_company.industry, review.system, review.months,
      (review.published_at at time zone 'Europe/Moscow')::date, review.price, false, null, ${ofEvidence}
    from review left join client_company on client_company.id = review.client_id
    where review.status = 'published' and review.price > 0 and review.project_id is null
      and (review.published_at at time zone 'Europe/Moscow')::date between ${since}::date and ${until}::date`
}

interface NewPrices {
  terms: DealTerms
  /** Deals before this day are brought to today's level. */
  lastYear: string
  bounds: readonly TierBoundsOfService[]
  index: readonly IndexedQuarter[]
  computedAt: Date
}

/** Rewrites all deals in one transaction: readers see the old ones until the new ones are complete. */
export async function replacePricedWork(
  db: Db,
  { terms, lastYear, bounds, index, computedAt }: NewPrices,
): Promise<number> {
  return db.transaction().execute(async trx => {
    // Without fresh statistics the planner takes a large market for a few rows and would read it again for each of them.
    await sql`set local enable_nestloop = off`.execute(trx)
    await trx.deleteFrom('priced_work').execute()
    await trx.deleteFrom('price_index').execute()
    if (index.length > 0)
      await trx
        .insertInto('price_index')
        .values([...index])
        .execute()
    const { numAffectedRows = 0n } = await sql`
      insert into priced_work (project_id, review_id, agency_id, service, site_type, industry, system, city, tier, months,
        done_on, paid, price, weight, is_nda, title, agency_slug)
      with deal as materialized (${dealsOf(terms)}), usual as (
        select agency_id, service, percentile_cont(0.5) within group (order by paid) as median
        from deal group by agency_id, service
      ), bound as (
        select * from unnest(${bounds.map(({ service }) => service)}::text[], ${bounds.map(({ low }) => low)}::integer[],
          ${bounds.map(({ middle }) => middle)}::integer[], ${bounds.map(({ high }) => high)}::integer[])
          as bound (service, low, middle, high)
      )
      select deal.project_id, deal.review_id, deal.agency_id, deal.service, deal.site_type, deal.industry, deal.system,
        agency.city,
        case when usual.median < bound.low then 'low' when usual.median < bound.middle then 'middle'
          when usual.median < bound.high then 'high' else 'premium' end,
        deal.months, deal.done_on, deal.paid,
        case when deal.done_on < ${lastYear}::date then round(deal.paid * coalesce(price_index.ratio, 1))::integer
          else deal.paid end as price,
        deal.weight, deal.is_nda, case when deal.review_id is null then deal.title else agency.name end, agency.slug
      from deal
      join agency on agency.id = deal.agency_id
      join usual on usual.agency_id = deal.agency_id and usual.service = deal.service
      join bound on bound.service = deal.service
      left join price_index
        on price_index.service = deal.service and price_index.quarter = date_trunc('quarter', deal.done_on)::date
      order by deal.service, price, deal.weight, deal.project_id, deal.review_id
    `.execute(trx)
    const state: PricesState = { computedAt: computedAt.toISOString(), since: terms.since, until: terms.until }
    await replaceSetting(trx, PRICES_SETTING, state)
    return Number(numAffectedRows)
  })
}

export interface PricesState {
  computedAt: string
  since: string
  until: string
}

export const PRICES_SETTING = 'prices'
