import { CategoryProjects } from './category-projects.tsx'
import { FilteredProjects } from './filtered-projects.tsx'
import { isWholeCategory } from './portfolio-query.ts'
import { usePortfolio } from './use-portfolio.ts'

/** Cards are links: they lead to their projects before this code is there. */
export function Part() {
  const { choice } = usePortfolio()
  return isWholeCategory(choice) ? <CategoryProjects /> : <FilteredProjects />
}
