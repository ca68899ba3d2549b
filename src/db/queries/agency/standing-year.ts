import { sql } from 'kysely'

export interface StandingYear {
  /** Agencies that were below a year ago and are above now, the nearest first. */
  rivals: {
    slug: string
    name: string
    place: number
    previous_place: number
    score: number
    addends: number[]
    /** The record of a year ago, see MonthScores. */
    year_ago: number[] | null
  }[]
  rivals_count: number
  /** The most points that another agency has for projects. */
  others_projects: number
  /** Above now, and not in this rating a year ago. */
  newcomers: number
  /** Days when the projects of the rating were launched, whether they still count or not. */
  launched: string[]
  /** Cases with a measured result, whether they still count or not. */
  cases: { id: number; title: string; published_at: string }[]
  new_reviews: number
}

const SHOWN_RIVALS = 5

const rivals = sql`entry as above
  where above.edition_id = entry.edition_id and above.slice = entry.slice and above.tier = entry.tier
    and above.position < entry.position and above.place < entry.place`

const platformOf = sql`split_part(entry.slice, '/', 2)`

/** Of a place in the current edition: all that a year has changed around it. The edition and the entry are in scope. */
export const standingYear = (service: string) => sql<StandingYear>`json_build_object(
  'rivals', (
    select coalesce(json_agg(rival order by rival.position desc), '[]')
    from (
      select passed.*, agency.slug, agency.name
      from (
        select above.agency_id, above.position, above.place, above.previous_place, above.score, above.addends,
          above.month_scores -> -13 as year_ago
        from ${rivals} and above.previous_place > entry.previous_place
        order by above.position desc
        limit ${SHOWN_RIVALS}
      ) as passed
      join agency on agency.id = passed.agency_id
    ) as rival
  ),
  'rivals_count', (select count(*) from ${rivals} and above.previous_place > entry.previous_place),
  'others_projects', (
    select coalesce(max(other.addends[1]), 0)
    from entry as other
    where other.edition_id = entry.edition_id and other.slice = entry.slice and other.tier = entry.tier
      and other.agency_id <> entry.agency_id
  ),
  'newcomers', (select count(*) from ${rivals} and above.previous_place is null),
  'launched', (
    select coalesce(json_agg(project.launched order by project.launched, project.id), '[]')
    from project
    where project.agency_id = entry.agency_id and project.service = ${service}
      and (entry.slice = '' or ${platformOf} = any(project.platforms))
  ),
  'cases', (
    select coalesce(json_agg(json_build_object('id', case_study.id, 'title', case_study.title, 'published_at', case_study.published_at)
      order by case_study.published_at, case_study.id), '[]')
    from case_study
    where case_study.agency_id = entry.agency_id and case_study.service = ${service} and case_study.has_measured_result
  ),
  'new_reviews', (
    select count(*)
    from review
    where review.agency_id = entry.agency_id and review.status = 'published'
      and (review.published_at at time zone 'Europe/Moscow')::date > edition.compared_at
      and review.id in (
        select (weighed ->> 0)::int
        from evidence cross join lateral jsonb_array_elements(evidence.evidence -> 'reviews') as weighed
        where evidence.edition_id = entry.edition_id and evidence.agency_id = entry.agency_id and evidence.key = entry.slice
      )
  )
)`
