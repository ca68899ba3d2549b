import { useEffect } from 'react'
import { PartBoundary } from '../../app/part-boundary.tsx'
import { PressLink } from '../../app/press-link.tsx'
import { useDeferred } from '../../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { menuClosed, mobileMenuToggled, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './main-menu.mobile.module.css'

const loadDrawer = () => import('./menu-drawer.tsx')
const SITE_MAP = '#site-map'

/** The phone's menu button and its drawer; without JavaScript the button leads to the site map in the footer. */
export function MobileMenu() {
  const { isShown } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  const { module: drawer, isLost } = useDeferred(loadDrawer, isShown)
  useEffect(() => {
    if (!isShown || !isLost) return
    dispatch(menuClosed())
    window.location.hash = SITE_MAP
  }, [isShown, isLost, dispatch])
  return (
    <>
      <PressLink
        className={styles.opener}
        href={SITE_MAP}
        isPlain={isLost}
        aria-label="Меню"
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPress={() => dispatch(mobileMenuToggled(true))}
      >
        <Icon name="menu" />
      </PressLink>
      {drawer && (
        <PartBoundary>
          <drawer.MenuDrawer />
        </PartBoundary>
      )}
    </>
  )
}
