import { sql } from 'kysely'
import { STAT_REGIONS } from '#domain/stats/regions.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPE_PATHS } from '#domain/vocabulary/rating-type-paths.ts'
import { type SeriesSelect, TODAY } from './replace-series.ts'

/** Places whose scores lie close show the fight for the top better than the long tail does. */
const TOP = 10

// Slices as src/ranking/slices.ts names them. Apps have a rating per platform only; the first stands for the type.
const SLICES = RATING_TYPE_PATHS.filter(({ shape }) => shape !== 'cms').flatMap(({ slug, shape }) => {
  const home = shape === 'apps' ? `platform/${APP_PLATFORMS[0].slug}` : ''
  const regions = STAT_REGIONS.map(({ kind, slug: region }) => ({ region, place: `${kind}/${region}` }))
  return [{ region: '', place: '' }, ...regions].map(({ region, place }) => ({
    rating: slug as string,
    region,
    slice: [home, place].filter(Boolean).join('/'),
  }))
})

/** Table `standing`: places of the current editions in every region. */
const standings = sql`(
  select asked.rating, asked.region, entry.position, entry.place, entry.previous_place, entry.score
  from unnest(${SLICES.map(({ rating }) => rating)}::text[], ${SLICES.map(({ region }) => region)}::text[],
    ${SLICES.map(({ slice }) => slice)}::text[]) as asked (rating, region, slice)
  join edition on edition.type = asked.rating and edition.year is null
  join entry on entry.edition_id = edition.id and entry.slice = asked.slice and entry.tier = ''
) as standing`

/** Median difference of the scores of neighbouring places: «all/crm», «top/crm». */
export const placeGaps = (): SeriesSelect => sql`
  select region, '', '', among.part || '/' || rating, ${TODAY}::date,
    percentile_cont(0.5) within group (order by gap), null::float8, null::float8, count(*)::int
  from (
    select rating, region, position,
      (lag(score) over (partition by rating, region order by position) - score)::float8 as gap
    from ${standings}
  ) as neighbour
  join (values ('all', 2147483647), ('top', ${TOP}::int)) as among (part, places) on position <= among.places
  where gap is not null
  group by region, rating, among.part`

/** Participants whose place differs from the one it is compared with (decision 0028), out of those who had one. */
export const placeChanges = (): SeriesSelect => sql`
  select region, '', '', rating, ${TODAY}::date, count(*) filter (where place <> previous_place),
    null::float8, null::float8, count(*)::int
  from ${standings}
  where previous_place is not null
  group by region, rating`
