// Spec §9: elapsed time is shown as hours:minutes:seconds. A moment still to come counts as now.
export function elapsed(since: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000))
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0')
}
