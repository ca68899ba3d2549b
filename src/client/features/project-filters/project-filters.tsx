import { useRef } from 'react'
import type { FilterGroup } from '#contract/shapes/project.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import choice from '../../ui/choice.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useClosingDetails } from '../../ui/use-closing-details.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './project-filters.module.css'

export interface ProjectFiltersProps {
  groups: readonly FilterGroup[]
  /** The same list with this value chosen; null removes the filter. */
  hrefOf: (key: string, value: string | null) => string
  /** The chosen values as text. */
  label: string
  count: number
  resetHref: string
}

/** Links in `details`, counted under the other filters; chosen values are chips that remove themselves. */
export function ProjectFilters({ groups, hrefOf, label, count, resetHref }: ProjectFiltersProps) {
  const bar = useRef<HTMLElement>(null)
  useClosingDetails(bar)
  const chosen = groups.filter(({ selected }) => selected !== null)
  return (
    <section className="stack-12" aria-label="Фильтры проектов" ref={bar}>
      <ul className={`wrap-8 ${styles.bar}`}>
        {groups.map(group => (
          <li key={group.key}>
            {group.selected === null ? (
              <details className={choice.choice} name="project-filters">
                <summary className={choice.opener}>{group.title}</summary>
                <ul className={`popover ${choice.panel}`}>
                  {group.options.map(({ value, title, count: found }) => (
                    <li key={value}>
                      <a className={`dense row ${choice.option}`} href={hrefOf(group.key, value)} rel="nofollow">
                        {title}
                        <small>{formatNumber(found)}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a className={choice.chosen} href={hrefOf(group.key, null)} rel="nofollow">
                <VisuallyHidden>{`Убрать: ${group.title}, `}</VisuallyHidden>
                {titleOf(group)}
                <Icon name="close" isSmall />
              </a>
            )}
          </li>
        ))}
        {chosen.length > 0 && (
          <li>
            <a className={choice.reset} href={resetHref}>
              Сбросить фильтры
            </a>
          </li>
        )}
      </ul>
      <p className="aside" role="status">
        {label === '' ? counted(count, 'project') : `${label}: ${counted(count, 'project')}`}
      </p>
    </section>
  )
}

const titleOf = ({ options, selected, title }: FilterGroup): string =>
  options.find(({ value }) => value === selected)?.title ?? title
