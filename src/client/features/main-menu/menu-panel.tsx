import type { Answer } from '#contract/index.ts'
import { CatalogCounters } from './catalog-counters.tsx'
import type { MenuPage } from './current-page.ts'
import styles from './main-menu.module.css'

interface MenuPanelProps {
  id: string
  page: MenuPage
  pathname: string
  counters: Answer<'main-menu'>['counters'] | null
}

export function MenuPanel({ id, page, pathname, counters }: MenuPanelProps) {
  return (
    <div className={styles.panel} id={id}>
      <div className={`stack-24 ${styles.content}`}>
        {page.sub.map(({ title, links }, index) => {
          const titleId = `${id}-${index}`
          return (
            <div key={title}>
              <p className={`fine ${styles.title}`} id={titleId}>
                {title}
              </p>
              <ul className={styles.links} aria-labelledby={titleId}>
                {links.map(link => (
                  <li key={link.path}>
                    <a
                      className={`dense ${styles.link}`}
                      href={link.path}
                      aria-current={link.path === pathname ? 'page' : undefined}
                    >
                      {link.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        <CatalogCounters counters={counters} />
      </div>
    </div>
  )
}
