import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { href } from '#domain/paths.ts'
import { PressLink } from '../../app/press-link.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { headerPopupToggled, selectMainMenu } from '../../store/main-menu-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-popup.module.css'

/** The phone's search: an icon in the header that opens a field over it; without script it leads to the search page. */
export function SearchPopup() {
  const { isHeaderPopup } = useAppSelector(selectMainMenu)
  const dispatch = useAppDispatch()
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!isHeaderPopup) return
    field.current?.focus()
    return () => opener.current?.focus()
  }, [isHeaderPopup])

  const close = () => dispatch(headerPopupToggled(false))

  return (
    <>
      <PressLink
        ref={opener}
        className={styles.opener}
        href={href('search')}
        aria-label="Поиск"
        aria-expanded={isHeaderPopup}
        onPress={() => dispatch(headerPopupToggled(true))}
      >
        <Icon of={SearchIcon} />
      </PressLink>
      {isHeaderPopup && (
        <div className={styles.popup}>
          <SearchBox input={field} onEscape={close} />
          <Button tone="ghost" isSquare aria-label="Закрыть поиск" onClick={close}>
            <Icon of={X} />
          </Button>
        </div>
      )}
    </>
  )
}
