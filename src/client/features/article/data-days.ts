import type { TextBody } from '#contract/shapes/article.ts'
import { formatDate } from '#domain/time/dates.ts'

type DataDays = Pick<TextBody, 'data_on' | 'snapshot_on'>

/** «Данные на 5 февраля 2026»; null for a text without figures. A later day of some charts is told with the reason. */
export function dataDaysText({
  data_on,
  snapshot_on,
  ...dates
}: DataDays & { published_at: string; updated_at: string | null }): string | null {
  const own = data_on ?? (dates.updated_at ?? dates.published_at).slice(0, 10)
  const isLater = snapshot_on !== null && snapshot_on > own
  const later = isLater
    ? [`Графики без периодов и числа из них — на ${formatDate(snapshot_on)}: прежние не сохранились`]
    : []
  const periods = data_on ?? (isLater ? null : snapshot_on)
  const texts = [...(periods === null ? [] : [`Данные на ${formatDate(periods)}`]), ...later]
  return texts.length === 0 ? null : texts.join('. ')
}
