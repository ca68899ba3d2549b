import { useId, useRef } from 'react'
import { PressLink } from '../../app/press-link.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { menuClosed, pageToggled, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './main-menu.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { useCloseFromOutside } from './use-close-from-outside.ts'
import { useMainMenu } from './use-main-menu.ts'

/** Top-level pages in a row, in narrow windows the first ones; those with sub-pages open a panel over the page. */
export function DesktopMenu() {
  const { pages, counters, current, pathname } = useMainMenu()
  const { opened_page, isShown } = useAppSelector(selectMainMenu)
  // Both menus remember what is opened in the same place.
  const opened = isShown ? null : opened_page
  const dispatch = useAppDispatch()
  const nav = useRef<HTMLElement>(null)
  const panelId = useId()

  useCloseFromOutside(nav, opened !== null, () => dispatch(menuClosed()))

  return (
    <nav className={`row ${styles.menu}`} aria-label="Главное меню" ref={nav}>
      <ul className={`wrap ${styles.pages}`}>
        {pages.map((page, index) => {
          const isOpened = opened === index
          const look = classNames(
            `aside ${styles.page}`,
            index === current && styles.current,
            isOpened && styles.opened,
          )
          return (
            <li key={page.title} className={classNames(styles.place, index === current && styles.here)}>
              {page.sub.length === 0 ? (
                <a className={look} href={page.path} aria-current={here(page.path === pathname, index === current)}>
                  {page.title}
                </a>
              ) : (
                <PressLink
                  className={look}
                  href={page.path}
                  aria-current={here(page.path === pathname, index === current)}
                  aria-expanded={isOpened}
                  aria-controls={isOpened ? panelId : undefined}
                  onPress={() => dispatch(pageToggled(index))}
                >
                  {page.title}
                  <Icon name="chevron-down" isSmall />
                </PressLink>
              )}
              {isOpened && <MenuPanel id={panelId} page={page} pathname={pathname} counters={counters} />}
            </li>
          )
        })}
      </ul>
      <noscript>
        <a className={classNames(`aside ${styles.page}`, styles.fallback)} href="#site-map">
          Ещё
        </a>
      </noscript>
    </nav>
  )
}

const here = (isPage: boolean, isWithin: boolean) => (isPage ? 'page' : isWithin ? 'true' : undefined)
