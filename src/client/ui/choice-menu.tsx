import choice from './choice.module.css'
import { Icon } from './icon.tsx'

export interface MenuLink {
  title: string
  href: string
  /** Beside the title: a count. */
  note?: string
  isCurrent?: boolean
}

interface ChoiceMenuProps {
  opener: string
  links: readonly MenuLink[]
  /** Menus that share a name close each other. */
  name: string
}

/** Links behind a button, which work without JavaScript; on a phone at the bottom of the screen. */
export function ChoiceMenu({ opener, links, name }: ChoiceMenuProps) {
  return (
    <details className={choice.choice} name={name}>
      <summary className={choice.opener}>
        {opener}
        <Icon name="chevron-down" isSmall />
      </summary>
      <ul className={`popover ${choice.panel} ${choice.sheet}`}>
        {links.map(({ title, href, note, isCurrent = false }) => (
          <li key={title}>
            <a
              className={`dense row ${choice.option}`}
              href={href}
              rel="nofollow"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {title}
              {note !== undefined && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
