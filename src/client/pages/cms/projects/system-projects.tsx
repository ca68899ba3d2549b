import { moreText } from '#domain/russian/count-labels.ts'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import { ProjectFilters } from '../../../features/project-filters/project-filters.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { projectsHref, useProjects, withFilter } from '../cms-choice.ts'
import { CmsFrame } from '../frame/cms-frame.tsx'
import styles from './projects.module.css'

/** Page size of the call. */
const STEP = 12

export function SystemProjects() {
  return (
    <CmsFrame>
      <FilterBar />
      <ProjectList />
    </CmsFrame>
  )
}

function FilterBar() {
  const { cms, choice, params } = useProjects()
  const { response, isError, retry } = useCall('cms-projects-filters', params)
  if (isError) return <ErrorBlock onRetry={retry}>Фильтры не загрузились</ErrorBlock>
  if (!response) return <div className={styles.room} />
  const { data, label, results_count } = response
  return (
    <ProjectFilters
      groups={data}
      hrefOf={(key, value) => projectsHref(cms, withFilter(choice, key, value))}
      label={label}
      count={results_count}
      resetHref={projectsHref(cms, {})}
    />
  )
}

/** Projects of all agencies on this CMS, newest first; each opens in its agency's portfolio. */
function ProjectList() {
  const { cms, choice, params } = useProjects()
  const { response, isError, retry, growth } = useGrowing('cms-projects', params)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, next, more } = response
  if (data.length === 0) return <NoProjects allHref={projectsHref(cms, {})} />
  const hrefFrom = (cursor: string) => projectsHref(cms, { ...choice, next: cursor })
  return (
    <GrowingList
      {...growth}
      label="Проекты"
      id="projects"
      length={data.length}
      target="[data-project] a"
      startHref={choice.next === undefined ? null : hrefFrom('')}
      more={next === null ? null : { text: moreText(more, STEP, 'project'), href: hrefFrom(next) }}
    >
      <ul className="stack-16 columns-4">
        {data.map(({ agency, ...project }) => (
          <ProjectCard key={project.id} project={project} href={project.path} agency={agency} headingLevel={2} />
        ))}
      </ul>
    </GrowingList>
  )
}

function NoProjects({ allHref }: { allHref: string }) {
  return (
    <EmptyState
      title="Таких проектов нет"
      action={
        <ButtonLink tone="secondary" href={allHref}>
          Сбросить фильтры
        </ButtonLink>
      }
    >
      Всем выбранным условиям сразу не отвечает ни один проект. Уберите одно из них.
    </EmptyState>
  )
}
