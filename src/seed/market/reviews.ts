import { makePerson } from '#seed/names/people.ts'
import { clientRole } from '#seed/names/roles.ts'
import type { Random } from '#seed/random.ts'
import { DAY, momentText, yearOf } from './calendar.ts'
import { systemTitle } from './content-systems.ts'
import { atWork } from './dates.ts'
import type { Order } from './orders.ts'
import type { Profile } from './profile.ts'
import type { ProjectRow, ReviewEventRow, ReviewReplyRow, ReviewRow } from './rows.ts'

/** Work a client may speak of; `project` is null when the agency does not show it. */
export type ReviewedOrder = { order: Order; project: ProjectRow | null }

export type ReviewsOfAgency = { reviews: ReviewRow[]; replies: ReviewReplyRow[]; events: ReviewEventRow[] }

type Marks = Pick<ReviewRow, 'overall' | 'quality' | 'terms' | 'communication' | 'value' | 'recommend'>

const DECLINED = 0.04
const WAITING_DAYS = 9

const DECLINE_REASONS = [
  'Проект не подтверждён',
  'Отзыв не о работе агентства',
  'Почта автора не принадлежит компании, причина не названа',
  'В тексте персональные данные третьих лиц',
  'Повторный отзыв того же клиента за год',
] as const
