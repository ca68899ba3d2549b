import { useEffect } from 'react'
import { latePart, useLate } from '../../app/late-part.ts'
import { PartBoundary } from '../../app/part-boundary.tsx'
import { PressLink } from '../../app/press-link.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { menuClosed, mobileMenuToggled, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

const drawer = latePart(() => import('./menu-drawer.tsx'))
const SITE_MAP = '#site-map'

/** Opens the whole menu as a drawer; without JavaScript the button leads to the site map in the footer. */
export function MenuButton({ className }: { className?: string | undefined }) {
  const { isShown } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  const { module: MenuDrawer, isLost } = useLate(drawer, isShown)
  useEffect(() => {
    if (!isShown || !isLost) return
    dispatch(menuClosed())
    window.location.hash = SITE_MAP
  }, [isShown, isLost, dispatch])
  return (
    <>
      <PressLink
        className={classNames('icon-button', className)}
        href={SITE_MAP}
        isPlain={isLost}
        aria-label="Меню"
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPress={() => dispatch(mobileMenuToggled(true))}
      >
        <Icon name="menu" />
      </PressLink>
      {MenuDrawer && (
        <PartBoundary>
          <MenuDrawer />
        </PartBoundary>
      )}
    </>
  )
}
