import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import type { Need } from '#domain/picker/need.ts'
import type { Task } from '#domain/picker/tasks.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'

type Traits = Pick<AgencyProject, 'service' | 'site_type' | 'system_slug' | 'platforms'>

/** Whether a project is what the task asks for: the service of its rating, its type of site, system or platform. */
export function isOfTask({ service, site_type, system_slug, platforms }: Traits, { need }: Task): boolean {
  const { rating, product, system, platform }: Need = need
  return (
    service === ratingTypeBySlug(rating).service &&
    (product === undefined || site_type === product) &&
    (system === undefined || system_slug === system) &&
    (platform === undefined || platforms.includes(platform))
  )
}
