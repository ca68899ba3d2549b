import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { menuClosed, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { Drawer } from '../../ui/modal.tsx'
import { MenuPages } from './menu-pages.tsx'

export function MenuDrawer() {
  const { isShown } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  return (
    <Drawer from="side" title="Меню" isOpen={isShown} onClose={() => dispatch(menuClosed())}>
      <MenuPages />
    </Drawer>
  )
}
