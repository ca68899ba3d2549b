import type { ReactNode } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { moscowHour } from '#domain/time/dates.ts'
import { onlineVisitors } from '#domain/web/online-visitors.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import styles from './online-visitors.module.css'

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
    <p className={`fine ${styles.line}`}>
      {children}
      {isHydrated && ` ${visitorsText({ city, hour: moscowHour(new Date()), device })}`}
    </p>
  )
}

/** Spec §9 scales a base value without defining it; this one is ours. */
const BASE = 120

type Visit = Parameters<typeof onlineVisitors>[1]

export const visitorsText = (visit: Visit): string =>
  `Сейчас на сайте примерно ${formatNumber(onlineVisitors(BASE, visit))} чел. — это оценка по городу, времени суток и устройству, а не счётчик.`
