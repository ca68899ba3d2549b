import MenuIcon from 'lucide-react/icons/menu'
import { PressLink } from '../../app/press-link.tsx'
import { useDeferred } from '../../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { mobileMenuToggled, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './main-menu.mobile.module.css'

const loadDrawer = () => import('./menu-drawer.tsx')

/** The phone's menu button and its drawer; without JavaScript the button leads to the site map in the footer. */
export function MobileMenu() {
  const { isShown } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  const drawer = useDeferred(loadDrawer, isShown)
  return (
    <>
      <PressLink
        className={styles.opener}
        href="#site-map"
        aria-label="Меню"
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPress={() => dispatch(mobileMenuToggled(true))}
      >
        <Icon of={MenuIcon} />
      </PressLink>
      {drawer && <drawer.MenuDrawer />}
    </>
  )
}
