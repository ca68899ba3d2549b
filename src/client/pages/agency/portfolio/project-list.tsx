import type { ProjectCard as Project } from '#contract/shapes/project.ts'
import { moreText, ndaProjects } from '#domain/russian/count-labels.ts'
import { inverseCovers } from '../../../features/project-card/inverse-covers.ts'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { categoryParams, isWholeCategory, portfolioParams } from '../agency-query.ts'
import { NoProjects } from './no-projects.tsx'
import styles from './portfolio.module.css'
import { usePortfolio, withFilter, withProject } from './use-portfolio.ts'

/** Deferred: cards are links, so they work before this code is loaded. */
export function ProjectList() {
  const { choice } = usePortfolio()
  return isWholeCategory(choice) ? <CategoryProjects /> : <FilteredProjects />
}

/** Page size of the call. */
const STEP = 12

/** All projects or those matching the filters, newest first; further pages are appended. */
function FilteredProjects() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry, growth } = useGrowing('agency-portfolio-list', portfolioParams(agency, choice))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, next, more } = response
  if (data.length === 0) return <NoProjects />
  const hrefFrom = (cursor: string) => hrefOf({ ...choice, next: cursor, project: '' })
  return (
    <GrowingList
      {...growth}
      label="Проекты"
      length={data.length}
      target="[data-project] a"
      startHref={choice.next === undefined ? null : hrefFrom('')}
      more={next === null ? null : { text: moreText(more, STEP, 'project'), href: hrefFrom(next) }}
    >
      <ProjectGrid projects={data} />
      {next === null && <NdaLine />}
    </GrowingList>
  )
}

/** All projects of one category, on numbered pages. */
function CategoryProjects() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry } = useCall('/v2/portfolio/categories/{id}', categoryParams(choice))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, current_page, last_page, nda_projects_count } = response
  // The id may be another agency's category.
  if (response.agency !== agency || data.length === 0) return <NoProjects />
  const pageHref = (page: number) => `${hrefOf(withFilter(choice, 'page', page === 1 ? null : String(page)))}#projects`
  return (
    <section className="stack-24" aria-label={`Проекты: ${response.title}`}>
      <ProjectGrid projects={data} />
      <PageLinks label="Страницы проектов" current={current_page} last={last_page} hrefOf={pageHref} />
      {nda_projects_count > 0 && <p className="muted">{ndaText(nda_projects_count)}</p>}
    </section>
  )
}

/** Projects under NDA are counted, so that the portfolio does not look smaller than it is. */
function NdaLine() {
  const { agency, choice } = usePortfolio()
  const { response } = useCall('agency-portfolio-filters', portfolioParams(agency, choice))
  const count = response?.nda_projects_count ?? 0
  return count > 0 && <p className="muted">{ndaText(count)}</p>
}

export const ndaText = (count: number): string => `И ещё ${ndaProjects(count)}`

/** Cards open their project over the current list. */
function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  const { choice, hrefOf } = usePortfolio()
  const inverse = inverseCovers(projects.map(({ palette }) => palette))
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          href={hrefOf(withProject(choice, String(project.id)))}
          headingLevel={2}
          isInverse={inverse[index]}
        />
      ))}
    </ul>
  )
}
