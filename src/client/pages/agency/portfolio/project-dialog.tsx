import X from 'lucide-react/icons/x'
import { type MouseEvent, useId, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { recordOf } from '../../../store/remote.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import modal from '../../../ui/modal.module.css'
import { projectParams, withProject } from './portfolio-query.ts'
import { ProjectDetails } from './project-details.tsx'
import styles from './project-dialog.module.css'
import { ProjectNeighbours } from './project-neighbours.tsx'
import { turnByArrows } from './turn-by-arrows.ts'
import { useModal } from './use-modal.ts'
import { usePortfolio } from './use-portfolio.ts'

const NAME = '/v2/portfolio/projects/{id}'
/** What the server says to a number that names no project, or is none. */
const UNKNOWN_STATUSES: readonly unknown[] = [400, 404]

export function Part() {
  const { choice } = usePortfolio()
  return choice.project === undefined ? null : <ProjectDialog />
}

/**
 * A project over the list it was chosen from. The server sends it open, fixed over the page by the stylesheet; script
 * makes the same element modal. Leaving it is a move to the list's own address, so that the cross, Escape and the
 * browser's way back all do one thing.
 */
function ProjectDialog() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry } = useCall(NAME, projectParams(choice))
  const status = useAppSelector(({ remote }) => recordOf(remote, NAME).error?.status)
  const dialog = useRef<HTMLDialogElement>(null)
  const way = useRef<HTMLAnchorElement>(null)
  const titleId = useId()
  useModal(dialog, choice.project)

  const leave = () => way.current?.click()
  // The frame fills the dialog, so a press on the dialog itself is a press on what lies around it.
  const leaveFromOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    leave()
  }
  // A project of another agency is no project of this one.
  const isUnknown = response ? response.agency.name_lat !== agency : isError && UNKNOWN_STATUSES.includes(status)
  const project = isUnknown ? null : response
  const projectHref = (id: string | null) => hrefOf(withProject(choice, id))
  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={turnByArrows}
      onMouseDown={leaveFromOutside}
      onClose={leave}
    >
      <div className={modal.frame}>
        <div className={modal.head}>
          <h2 className={modal.title} id={titleId} tabIndex={-1}>
            {titleOf(project, isUnknown)}
          </h2>
          <ButtonLink
            tone="ghost"
            isSquare
            className={styles.close}
            ref={way}
            href={projectHref(null)}
            aria-label="Закрыть"
          >
            <Icon of={X} />
          </ButtonLink>
        </div>
        <div className={modal.body} data-scrolls>
          {project && <ProjectDetails project={project} />}
          {isUnknown && <UnknownProject wayBack={projectHref(null)} />}
          {!response && !isUnknown && (isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />)}
        </div>
        {project && <ProjectNeighbours project={project} hrefOf={projectHref} />}
      </div>
    </dialog>
  )
}

function UnknownProject({ wayBack }: { wayBack: string }) {
  return (
    <div className={styles.unknown}>
      <p>Возможно, агентство убрало его из портфолио или адрес записан с ошибкой.</p>
      <ButtonLink tone="secondary" href={wayBack}>
        К портфолио
      </ButtonLink>
    </div>
  )
}

function titleOf(project: Answer<typeof NAME> | null, isUnknown: boolean): string {
  return project?.title ?? (isUnknown ? 'Такого проекта нет' : 'Проект')
}
