import { formatNumber } from '#domain/numbers/numbers.ts'
import { onlineVisitors } from '#domain/web/online-visitors.ts'

/** Spec §9 scales a base value without defining it; this one is ours. */
const BASE = 120

type Visit = Parameters<typeof onlineVisitors>[1]

export const visitorsText = (visit: Visit): string =>
  `Сейчас на сайте примерно ${formatNumber(onlineVisitors(BASE, visit))} чел. — это оценка по городу, времени суток и устройству, а не счётчик.`
