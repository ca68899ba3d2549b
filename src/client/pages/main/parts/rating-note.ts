import { formatDate } from '#domain/dates.ts'
import { counted } from '#domain/plural.ts'
import type { TopRating } from './leader-list.tsx'

/** «184 участника · 12 ноября 2026» */
export const ratingNote = ({ participants, computed_at }: Pick<TopRating, 'participants' | 'computed_at'>): string =>
  `${counted(participants, 'participant')} · ${formatDate(computed_at)}`
