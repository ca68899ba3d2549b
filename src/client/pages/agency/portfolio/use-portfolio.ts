import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { PORTFOLIO_KEYS, type PortfolioChoice, portfolioIn } from '../agency-query.ts'

export function usePortfolio() {
  const { agency } = usePageParams('agency-portfolio')
  const query = usePageQuery()
  const choice = useMemo(() => portfolioIn(query), [query])
  const hrefOf = (other: PortfolioChoice) => portfolioHref(agency, other)
  return { agency, choice, hrefOf }
}

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
