import { fileURLToPath } from 'node:url'
import { moscowDay } from '#domain/time/dates.ts'

/** Texts of the fictional market, imported like an operator's own. */
export const DEMO_CONTENT = fileURLToPath(new URL('content', import.meta.url))

const DAY_MS = 86_400_000
const NEWEST_AGE_DAYS = 2
const DATED_LINE = /^(published|updated|since|date): *(\d{4}-\d{2}-\d{2}) *$/gm

/** Moves all dates by the same number of whole days, so that the newest text is two days old. */
export function redate<File extends { text: string }>(files: readonly File[], now: Date): File[] {
  const days = files.flatMap(({ text }) =>
    // Plans have dates in the future.
    Array.from(text.matchAll(DATED_LINE), ([, name, day = '']) => (name === 'date' ? '' : day)),
  )
  const newest = days.toSorted().at(-1)
  if (newest === undefined) return [...files]
  const gap = Date.parse(moscowDay(now)) - NEWEST_AGE_DAYS * DAY_MS - Date.parse(newest)
  const moved = (day: string) => new Date(Date.parse(day) + gap).toISOString().slice(0, 10)
  return files.map(file => ({
    ...file,
    text: file.text.replace(DATED_LINE, (_, name: string, day: string) => `${name}: ${moved(day)}`),
  }))
}
