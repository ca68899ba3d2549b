import type { Device } from './device.ts'

// Spec §9: a simulated count, not a measurement; never base a decision on it.
const CITY_FACTORS: Readonly<Record<string, number>> = { moscow: 1.2, 'st-petersburg': 1.1 }
const OTHER_CITY_FACTOR = 0.9
const DAY = { from: 9, until: 23, factor: 1.2 }
const NIGHT_FACTOR = 0.5
const DEVICE_FACTORS = { mobile: 0.8, desktop: 1.2 } as const satisfies Record<Device, number>

export function onlineVisitors(base: number, visit: { city: string | null; hour: number; device: Device }): number {
  const isDay = visit.hour >= DAY.from && visit.hour < DAY.until
  const cityFactor = CITY_FACTORS[visit.city ?? ''] ?? OTHER_CITY_FACTOR
  return Math.round(base * cityFactor * (isDay ? DAY.factor : NIGHT_FACTOR) * DEVICE_FACTORS[visit.device])
}
