import { useRef } from 'react'
import styles from './tab-links.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

export type TabLink = {
  href: string
  text: string
  /** A count or the bounds of a tier: «59», «до 300 тыс. ₽». */
  note?: string | undefined
}

export type TabLinksProps = {
  /** Names the group for assistive technology: «Сегменты», «Разделы агентства». */
  label: string
  tabs: readonly TabLink[]
  currentHref: string
  onFollow?: ((href: string) => void) | undefined
}

const COUNT = /^[\d\s]+$/

/** Tabs with URLs: a list of links, so they work before hydration and without JavaScript. */
export function TabLinks({ label, tabs, currentHref, onFollow }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, currentHref)
  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      <ul className={styles.list}>
        {tabs.map(({ href, text, note }) => (
          <li key={href}>
            <a
              className={`row-8 aside ${styles.tab}`}
              href={href}
              aria-current={href === currentHref ? 'page' : undefined}
              onClick={onFollow && (() => onFollow(href))}
            >
              {text}
              {note !== undefined && (
                <span className={COUNT.test(note) ? styles.count : `fine ${styles.note}`}>{note}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
