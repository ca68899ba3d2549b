import { counted } from '#domain/russian/plural.ts'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, remoteActions } from '../../../store/remote.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { NdaLine } from './nda-line.tsx'
import { NoProjects } from './no-projects.tsx'
import { listParams } from './portfolio-query.ts'
import { ProjectGrid } from './project-grid.tsx'
import { usePortfolio } from './use-portfolio.ts'

const NAME = 'agency-portfolio-list'
/** Page size of the call. */
const STEP = 12

/** All projects or those matching the filters, newest first; further pages are appended. */
export function FilteredProjects() {
  const { agency, choice, hrefOf } = usePortfolio()
  const dispatch = useAppDispatch()
  const params = listParams(agency, choice)
  const { response, isAjax, isError, retry } = useCall(NAME, params)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { data, next, more } = response
  if (data.length === 0) return <NoProjects />
  return (
    <GrowingList
      label="Проекты"
      length={data.length}
      target="[data-project] a"
      more={next === null ? null : { text: moreText(more), href: hrefOf({ ...choice, next, project: '' }) }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, next === null ? params : { ...params, next })))}
    >
      {choice.next !== undefined && (
        // The stored list starts in the middle; clear it, or the link would show the same list.
        <TextLink
          isTarget
          href={hrefOf({ ...choice, next: '', project: '' })}
          onClick={() => dispatch(remoteActions.cleared([NAME]))}
        >
          К началу списка
        </TextLink>
      )}
      <ProjectGrid projects={data} />
      {next === null && <NdaLine />}
    </GrowingList>
  )
}

/** «Показать ещё 12 проектов» */
export const moreText = (left: number): string =>
  `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'project')}`
