import type { ReactNode } from 'react'
import { moscowHour } from '#domain/time/dates.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import styles from './online-visitors.module.css'
import { visitorsText } from './visitors-text.ts'

interface OnlineVisitorsProps {
  /** Slug of the city the page is about, if it is about one. */
  city: string | null
  children?: ReactNode
}

/**
 * An estimate by city, hour and device, labelled as such. Rendered after hydration only, because a cached page may be
 * older than the current hour. Its space is reserved, so nothing shifts.
 */
export function OnlineVisitors({ city, children }: OnlineVisitorsProps) {
  const isHydrated = useIsHydrated()
  const device = useAppSelector(selectDevice)
  return (
    <p className={styles.line}>
      {children}
      {isHydrated && ` ${visitorsText({ city, hour: moscowHour(new Date()), device })}`}
    </p>
  )
}
