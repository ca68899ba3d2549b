import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import type { RatingEdition } from '#domain/paths/rating-path.ts'
import { formatDate } from '#domain/time/dates.ts'

type RatingAnswer = Answer<'rating-page-main-info'>
export type MethodologyText = NonNullable<RatingAnswer['methodology']>
export type WorkedExample = NonNullable<MethodologyText['example']>

const LEAD =
  'Балл — от 0 до 100. Он складывается из слагаемых с открытыми весами, а каждое слагаемое — из данных, которые можно открыть и проверить.'

/** CMSs have neither cities nor price tiers. */
export const leadText = ({ type }: RatingEdition): string =>
  type === 'cms'
    ? `${LEAD} Место среди систем одного вида или на одном веб-сервере считается заново, внутри этого среза.`
    : `${LEAD} Место внутри города, задачи или ценового сегмента считается заново, среди участников этого среза.`

/** «Версия 2026.1 · действует с 15 января 2026 · рейтинг пересчитан 12 ноября 2026» */
export function versionLine({ version, published_at }: MethodologyText, edition: RatingAnswer['edition']): string {
  const state = edition.is_frozen
    ? `выпуск заморожен, посчитан ${formatDate(edition.computed_at)}`
    : `рейтинг пересчитан ${formatDate(edition.computed_at)}`
  return [`Версия ${version}`, `действует с ${formatDate(published_at)}`, state].join(`${NBSP}· `)
}
