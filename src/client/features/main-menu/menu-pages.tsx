import { type ReactNode, useId } from 'react'
import type { Link } from '#contract/shapes/link.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { pageToggled, selectMainMenu, subPageToggled } from '../../store/shell/main-menu-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { CatalogCounters } from './catalog-counters.tsx'
import styles from './menu-pages.module.css'
import { useMainMenu } from './use-main-menu.ts'

/** More links than this take three screens in one column. */
const MANY_LINKS = 12

/** The phone menu: an accordion with one page open at a time. */
export function MenuPages() {
  const { pages, counters, pathname } = useMainMenu()
  const { opened_page, opened_sub_page } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  return (
    <nav className="stack-24" aria-label="Главное меню">
      <ul>
        {pages.map(({ title, path, sub }, index) => (
          <li key={title} className={styles.page}>
            {sub.length === 0 ? (
              <a className={`row-12 ${styles.head}`} href={path} aria-current={path === pathname ? 'page' : undefined}>
                {title}
              </a>
            ) : (
              <Accordion title={title} isOpen={opened_page === index} onToggle={() => dispatch(pageToggled(index))}>
                {sub.length === 1 && sub[0] ? (
                  <Links links={sub[0].links} pathname={pathname} />
                ) : (
                  sub.map((group, at) => (
                    <Accordion
                      key={group.title}
                      title={group.title}
                      isOpen={opened_sub_page === at}
                      onToggle={() => dispatch(subPageToggled(at))}
                    >
                      <Links links={group.links} pathname={pathname} />
                    </Accordion>
                  ))
                )}
              </Accordion>
            )}
          </li>
        ))}
      </ul>
      <CatalogCounters counters={counters} />
    </nav>
  )
}

interface AccordionProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function Accordion({ title, isOpen, onToggle, children }: AccordionProps) {
  const bodyId = useId()
  return (
    <>
      <button
        type="button"
        className={classNames(`row-12 ${styles.head}`, isOpen && styles.opened)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={onToggle}
      >
        {title}
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div className={styles.body} id={bodyId}>
          {children}
        </div>
      )}
    </>
  )
}

function Links({ links, pathname }: { links: readonly Link[]; pathname: string }) {
  return (
    <ul className={classNames(links.length > MANY_LINKS && styles.columns)}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a className={`aside row ${styles.link}`} href={path} aria-current={path === pathname ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
