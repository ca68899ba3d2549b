import { NBSP } from '#domain/numbers/numbers.ts'

/** «16 мая 2026, 14:05» by the visitor's own clock: for what happened in their browser. */
export function formatLocalTime(at: Date): string {
  const day = at.toLocaleDateString('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' })
  const time = at.toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })
  return `${day.replace(/(?<!\s)\s*г\.$/, '').replace(/\s/, NBSP)}, ${time}`
}
