import type { Project } from '#contract/shapes/project.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './project-dialog.module.css'

interface ProjectNeighboursProps {
  project: Pick<Project, 'previous' | 'next' | 'position'>
  hrefOf: (id: string) => string
}

/** Neighbours in the filtered list. They replace the history entry, so Back leads straight to the list. */
export function ProjectNeighbours({ project: { previous, next, position }, hrefOf }: ProjectNeighboursProps) {
  return (
    <nav className={`dense ${styles.foot}`} aria-label="Соседние проекты">
      {previous && (
        <a rel="prev" data-history="replace" href={hrefOf(projectIn(previous.path))}>
          <Icon name="arrow-left" />
          <span>
            <small>Предыдущий</small>
            {previous.title}
          </span>
        </a>
      )}
      {position.number > 0 && <p>{`${formatNumber(position.number)} из${NBSP}${formatNumber(position.total)}`}</p>}
      {next && (
        <a rel="next" data-history="replace" href={hrefOf(projectIn(next.path))}>
          <span>
            <small>Следующий</small>
            {next.title}
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

/** The project id in a neighbour's URL, to open it within the current list. */
export const projectIn = (path: string): string => new URLSearchParams(path.split('?')[1]).get('project') ?? ''
