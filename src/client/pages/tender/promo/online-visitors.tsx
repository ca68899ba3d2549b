import { formatNumber } from '#domain/numbers/numbers.ts'
import { moscowHour } from '#domain/time/dates.ts'
import { onlineVisitors } from '#domain/web/online-visitors.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import styles from './online-visitors.module.css'

/** Spec §9 scales a base value without defining it; this one is ours. */
const BASE = 120

/**
 * An estimate by hour and device, labelled as such. Rendered after hydration only, because a cached page may be older than
 * the current hour. Its space is reserved, so nothing shifts.
 */
export function OnlineVisitors() {
  const isHydrated = useIsHydrated()
  const device = useAppSelector(selectDevice)
  return (
    <p className={styles.line}>
      Заявки принимаем круглосуточно, агентства отвечают в рабочее время.
      {isHydrated && ` ${estimate(onlineVisitors(BASE, { city: null, hour: moscowHour(new Date()), device }))}`}
    </p>
  )
}

const estimate = (visitors: number): string =>
  `Сейчас на сайте примерно ${formatNumber(visitors)} чел. — это оценка по времени суток, а не счётчик.`
