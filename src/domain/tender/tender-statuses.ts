/** What became of a request at one agency, in the words of its sender. */
export const TENDER_STATUSES = {
  waiting: 'ещё не отправлено',
  sent: 'отправлено',
  read: 'прочитано',
  answered: 'ответили',
  refused: 'отказались',
} as const

export type TenderStatus = keyof typeof TENDER_STATUSES

/** How long a link of confirmation works. */
export const CONFIRM_DAYS = 7

/** How long after it went out its sender is asked how it ended, until he says. */
export const REMINDER_DAYS = [14, 45] as const
