import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { portfolioHref } from './portfolio-href.ts'
import { choiceIn, type PortfolioChoice } from './portfolio-query.ts'

export function usePortfolio() {
  const { agency } = usePageParams('agency-portfolio')
  const query = usePageQuery()
  const choice = useMemo(() => choiceIn(query), [query])
  const hrefOf = (other: PortfolioChoice) => portfolioHref(agency, other)
  return { agency, choice, hrefOf }
}
