import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { choiceIn, type PortfolioChoice, portfolioHref } from './portfolio-query.ts'

export function usePortfolio() {
  const { agency } = usePageParams('agency-portfolio')
  const query = usePageQuery()
  const choice = useMemo(() => choiceIn(query), [query])
  const hrefOf = (other: PortfolioChoice) => portfolioHref(agency, other)
  return { agency, choice, hrefOf }
}
