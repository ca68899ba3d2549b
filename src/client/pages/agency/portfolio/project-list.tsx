import { CategoryProjects } from './category-projects.tsx'
import { FilteredProjects } from './filtered-projects.tsx'
import { isWholeCategory } from './portfolio-query.ts'
import { usePortfolio } from './use-portfolio.ts'

/** Deferred: cards are links, so they work before this code is loaded. */
export function Part() {
  const { choice } = usePortfolio()
  return isWholeCategory(choice) ? <CategoryProjects /> : <FilteredProjects />
}
