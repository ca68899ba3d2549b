import type { Timestamp } from './dates.ts'

// Spec §9: «26:05:09», hours:minutes:seconds. A clock that runs behind gives zero.
export function formatElapsed(from: Timestamp, to: Timestamp): string {
  const seconds = Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000))
  const [hours, ...rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, ...rest.map(part => String(part).padStart(2, '0'))].join(':')
}
