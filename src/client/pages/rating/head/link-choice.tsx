import type { ReactNode } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import choice from '../../../ui/choice.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface ChoiceLink {
  title: string
  path: string
  is_current: boolean
  participants?: number
  className?: string | undefined
}

interface LinkChoiceProps {
  opener: ReactNode
  links: readonly ChoiceLink[]
  /** Filters are kept. */
  search: string
  className?: string | undefined
  openerClass?: string | undefined
}

/** Links behind a button, of which one is current: tiers and years where a row of them has no room. */
export function LinkChoice({ opener, links, search, className, openerClass = choice.opener }: LinkChoiceProps) {
  return (
    <details className={classNames(choice.choice, className)}>
      <summary className={openerClass}>
        {opener}
        <Icon name="chevron-down" isSmall />
      </summary>
      <ul className={`popover ${choice.panel}`}>
        {links.map(({ title, path, is_current, participants, className: linkClass }) => (
          <li key={path} className={linkClass}>
            <a
              className={`dense row ${choice.option}`}
              href={path + search}
              aria-current={is_current ? 'page' : undefined}
            >
              {title}
              {participants !== undefined && <small>{formatNumber(participants)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
