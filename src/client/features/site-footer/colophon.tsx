import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { cookieSettingsToggled } from '../../store/shell/notices-slice.ts'
import { selectSiteName } from '../../store/shell/site-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './colophon.module.css'

const publisher = drawnPart(() => import('./publisher.tsx'))

/** The end of every page. */
export function Colophon() {
  const name = useAppSelector(selectSiteName)
  return (
    <div className={`note ${styles.colophon}`}>
      <Island of={publisher} until="never" />
      <p className={`row ${styles.last}`}>
        {/* A page cached on New Year's Eve may show the old year for a minute: not worth a hydration error. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </span>
        <CookieSettingsButton />
      </p>
    </div>
  )
}

/** Consent must be as easy to withdraw as to give. Without JavaScript none was given. */
function CookieSettingsButton() {
  const isHydrated = useIsHydrated()
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className={classNames(styles.settings, !isHydrated && styles.waiting)}
      onClick={() => dispatch(cookieSettingsToggled(true))}
    >
      Настройки cookie
    </button>
  )
}
