import { sql } from 'kysely'
import { ALL_PLACES, regionsAround } from '#domain/stats/regions.ts'
import { RATING_TYPE_PATHS } from '#domain/vocabulary/rating-type-paths.ts'

const PLACES = ALL_PLACES.flatMap(slug => regionsAround(slug).map(region => ({ slug, region })))

/** Table `place (slug, region)`: a city, district or country with itself and every region that contains it. */
export const places = sql`unnest(${PLACES.map(({ slug }) => slug)}::text[], ${PLACES.map(({ region }) => region)}::text[])
  as place (slug, region)`

// The rating of CMS counts the same projects as that of agencies, so a service belongs to the latter alone.
const SERVICES = RATING_TYPE_PATHS.filter(({ shape }) => shape !== 'cms')

/** Table `work (service, rating)`: a service with its rating. */
export const works = sql`unnest(${SERVICES.map(({ service }) => service)}::text[], ${SERVICES.map(({ slug }) => slug)}::text[])
  as work (service, rating)`

/** Table `work (service, rating)`: a service with its rating and with '', all ratings. */
export const worksAndAll = sql`(select * from ${works} union all select service, '' from ${works}) as work`
