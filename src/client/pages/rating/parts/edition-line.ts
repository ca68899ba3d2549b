import type { Answer } from '#contract/index.ts'
import { formatDate, moscowYear } from '#domain/dates.ts'
import { NBSP } from '#domain/numbers.ts'
import { counted } from '#domain/plural.ts'

type Edition = Answer<'rating-page-main-info'>['edition']

// The dot stays on the line of the words before it.
export const SEPARATOR = `${NBSP}· `

/** «Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов»; a phone has no room for the projects. */
export function editionLine(edition: Edition, year: number | undefined, isBrief = false): string {
  const { computed_at, is_frozen, participants, projects } = edition
  const when = is_frozen
    ? `Выпуск ${year ?? moscowYear(computed_at)} года, заморожен`
    : `Обновлено ${formatDate(computed_at)}`
  return [when, counted(participants, 'participant'), ...(isBrief ? [] : [counted(projects, 'project')])].join(
    SEPARATOR,
  )
}
