import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { recordOf } from '../../../store/remote.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import modal from '../../../ui/modal.module.css'
import { projectParams } from '../agency-query.ts'
import { ProjectDetails } from './project-details.tsx'
import styles from './project-dialog.module.css'
import { ProjectNeighbours } from './project-neighbours.tsx'
import { useModal } from './use-modal.ts'
import { usePortfolio, withProject } from './use-portfolio.ts'

const NAME = '/v2/portfolio/projects/{id}'
/** The server's answers to an unknown or malformed project id. */
const UNKNOWN_STATUSES: readonly unknown[] = [400, 404]

export function AskedProject() {
  const { choice } = usePortfolio()
  return choice.project === undefined ? null : <ProjectDialog />
}

/**
 * A project over the list it was chosen from. The server renders it open, and CSS fixes it over the page; script makes
 * the same element modal. Closing navigates to the list's URL, so the close button, Escape and the browser's Back
 * button do the same.
 */
function ProjectDialog() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry } = useCall(NAME, projectParams(choice))
  const status = useAppSelector(({ remote }) => recordOf(remote, NAME).error?.status)
  const dialog = useRef<HTMLDialogElement>(null)
  const closeLink = useRef<HTMLAnchorElement>(null)
  const titleId = useId()
  useModal(dialog, choice.project)

  const leave = () => closeLink.current?.click()
  // The frame fills the dialog, so an event on the dialog itself comes from the backdrop.
  const leaveFromOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    leave()
  }
  // The id may belong to another agency's project.
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
          <h2 className={`snug bold ${modal.title}`} id={titleId} tabIndex={-1}>
            {titleOf(project, isUnknown)}
          </h2>
          <ButtonLink
            tone="ghost"
            isSquare
            className={styles.close}
            ref={closeLink}
            href={projectHref(null)}
            aria-label="Закрыть"
          >
            <Icon name="close" />
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

const ARROW_RELATIONS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/** Arrow keys follow the links to the neighbouring projects. */
function turnByArrows(event: KeyboardEvent<HTMLElement>): void {
  const relation = ARROW_RELATIONS[event.key]
  if (relation === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.currentTarget.querySelector<HTMLElement>(`a[rel~="${relation}"]`)
  if (!link) return
  event.preventDefault()
  link.click()
}

function UnknownProject({ wayBack }: { wayBack: string }) {
  return (
    <div className="stack-16 left">
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
