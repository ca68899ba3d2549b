import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { ndaText } from './nda-line.tsx'
import { NoProjects } from './no-projects.tsx'
import styles from './portfolio.module.css'
import { withFilter } from './portfolio-href.ts'
import { categoryParams } from './portfolio-query.ts'
import { ProjectGrid } from './project-grid.tsx'
import { usePortfolio } from './use-portfolio.ts'

/** All projects of one category, on numbered pages. */
export function CategoryProjects() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry } = useCall('/v2/portfolio/categories/{id}', categoryParams(choice))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, current_page, last_page, nda_projects_count } = response
  // The id may be another agency's category.
  if (response.agency !== agency || data.length === 0) return <NoProjects />
  const pageHref = (page: number) => `${hrefOf(withFilter(choice, 'page', page === 1 ? null : String(page)))}#projects`
  return (
    <section className={styles.list} aria-label={`Проекты: ${response.title}`}>
      <ProjectGrid projects={data} />
      <PageLinks label="Страницы проектов" current={current_page} last={last_page} hrefOf={pageHref} />
      {nda_projects_count > 0 && <p className={styles.nda}>{ndaText(nda_projects_count)}</p>}
    </section>
  )
}
