import { href } from '#domain/paths/paths.ts'
import { PORTFOLIO_KEYS, type PortfolioChoice } from './portfolio-query.ts'

export function portfolioHref(agency: string, choice: PortfolioChoice): string {
  const query = new URLSearchParams(PORTFOLIO_KEYS.flatMap(key => (choice[key] ? [[key, choice[key]]] : [])))
  const path = href('agency-portfolio', { agency })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Changing a filter resets the list and closes the open project. */
export function withFilter(choice: PortfolioChoice, key: string, value: string | null): PortfolioChoice {
  const { page, next, project, ...filters } = choice
  return { ...filters, [key]: value ?? '' }
}

/** The same list at the same position with this project open; null closes it. */
export const withProject = (choice: PortfolioChoice, project: string | null): PortfolioChoice => ({
  ...choice,
  project: project ?? '',
})
