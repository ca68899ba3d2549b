import { counted } from '#domain/russian/plural.ts'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, remoteActions } from '../../../store/remote.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './projects.module.css'
import { projectsHref } from './projects-href.ts'
import { useProjects } from './use-projects.ts'

const NAME = 'cms-projects'
/** Page size of the call. */
const STEP = 12

/** Projects of all agencies on this CMS, newest first; each opens in its agency's portfolio. */
export function ProjectList() {
  const { cms, choice, params } = useProjects()
  const dispatch = useAppDispatch()
  const { response, isAjax, isError, retry } = useCall(NAME, params)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, next, more } = response
  if (data.length === 0) return <NoProjects allHref={projectsHref(cms, {})} />
  return (
    <GrowingList
      label="Проекты"
      id="projects"
      length={data.length}
      target="[data-project] a"
      more={next === null ? null : { text: moreText(more), href: projectsHref(cms, { ...choice, next }) }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, next === null ? params : { ...params, next })))}
    >
      {choice.next !== undefined && (
        // The stored list starts in the middle; clear it, or the link would show the same list.
        <TextLink
          isTarget
          href={projectsHref(cms, { ...choice, next: '' })}
          onClick={() => dispatch(remoteActions.cleared([NAME]))}
        >
          К началу списка
        </TextLink>
      )}
      <ul className={styles.grid}>
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

/** «Показать ещё 12 проектов» */
const moreText = (left: number): string => `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'project')}`
