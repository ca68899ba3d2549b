import MenuIcon from 'lucide-react/icons/menu'
import { PressLink } from '../../app/press-link.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { menuClosed, mobileMenuToggled, selectMainMenu } from '../../store/main-menu-slice.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './main-menu.mobile.module.css'
import { MenuPages } from './menu-pages.tsx'

/** The phone's menu button and its drawer; without script the button leads to the links at the foot of the page. */
export function MobileMenu() {
  const { isShown } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
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
      <Drawer from="side" title="Меню" isOpen={isShown} onClose={() => dispatch(menuClosed())}>
        <MenuPages />
      </Drawer>
    </>
  )
}
