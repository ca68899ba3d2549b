import { useEffect, useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import { latePart, useLate } from '../../app/late-part.ts'
import { PartBoundary } from '../../app/part-boundary.tsx'
import { PressLink } from '../../app/press-link.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { headerPopupToggled, selectMainMenu } from '../../store/shell/main-menu-slice.ts'
import { Icon } from '../../ui/icon.tsx'

const panel = latePart(() => import('./search-panel.tsx'))

/** Search on phones: an icon in the header that opens a field over it; without JavaScript a link to the search page. */
export function SearchPopup() {
  const { isHeaderPopup } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  const opener = useRef<HTMLAnchorElement>(null)
  const { module: SearchPanel, isLost } = useLate(panel, isHeaderPopup)

  useEffect(() => {
    if (!isHeaderPopup || !isLost) return
    dispatch(headerPopupToggled(false))
    window.location.assign(href('search'))
  }, [isHeaderPopup, isLost, dispatch])

  useEffect(() => {
    if (!isHeaderPopup) return
    return () => opener.current?.focus()
  }, [isHeaderPopup])

  return (
    <>
      <PressLink
        ref={opener}
        className="icon-button"
        href={href('search')}
        isPlain={isLost}
        aria-label="Поиск"
        aria-expanded={isHeaderPopup}
        onPress={() => dispatch(headerPopupToggled(true))}
      >
        <Icon name="search" />
      </PressLink>
      {isHeaderPopup && SearchPanel && (
        <PartBoundary>
          <SearchPanel onClose={() => dispatch(headerPopupToggled(false))} />
        </PartBoundary>
      )}
    </>
  )
}
