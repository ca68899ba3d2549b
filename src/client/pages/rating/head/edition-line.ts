import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { scoredProjects } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate, moscowYear } from '#domain/time/dates.ts'

type Edition = Answer<'rating-page-main-info'>['edition']

// The dot must not start a new line.
export const SEPARATOR = `${NBSP}· `

/** «Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов в зачёте»; without projects on phones, without counts if empty. */
export function editionLine(edition: Edition, year: number | undefined, isBrief = false): string {
  const { computed_at, is_frozen, participants, projects } = edition
  const when = is_frozen
    ? `Выпуск ${year ?? moscowYear(computed_at)} года, заморожен`
    : `Обновлено ${formatDate(computed_at)}`
  const counts = participants === 0 ? [] : [counted(participants, 'participant'), scoredProjects(projects)]
  return [when, ...counts.slice(0, isBrief ? 1 : 2)].join(SEPARATOR)
}

/** An agency may name a lower price or have a dearer project than its tier suggests, so the page says what decides. */
export const tierText = (bounds = ''): string =>
  `Сегмент агентства — по${NBSP}медиане бюджетов его проектов в${NBSP}зачёте${bounds === '' ? '' : ` (${bounds})`}. Цена в${NBSP}строке — самая низкая названная в${NBSP}этом сегменте.`
