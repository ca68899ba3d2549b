import { href } from '#domain/paths/paths.ts'
import { PROJECTS_KEYS, type ProjectsChoice } from './projects-query.ts'

export function projectsHref(cms: string, choice: ProjectsChoice): string {
  const query = new URLSearchParams(PROJECTS_KEYS.flatMap(key => (choice[key] ? [[key, choice[key]]] : [])))
  const path = href('cms-projects', { cms })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Changing a filter resets the list. */
export function withFilter({ next, ...filters }: ProjectsChoice, key: string, value: string | null): ProjectsChoice {
  return { ...filters, [key]: value ?? '' }
}
