import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { TopRating } from './leader-list.tsx'

/** «184 участника · 12 ноября 2026» */
export const ratingNote = ({ participants, computed_at }: Pick<TopRating, 'participants' | 'computed_at'>): string =>
  `${counted(participants, 'participant')} · ${formatDate(computed_at)}`
