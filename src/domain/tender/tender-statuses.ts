/** The state of a tender at one agency, as shown to the sender. */
export const TENDER_STATUSES = {
  waiting: 'ещё не отправлено',
  sent: 'отправлено',
  read: 'прочитано',
  answered: 'ответили',
  refused: 'отказались',
} as const

export type TenderStatus = keyof typeof TENDER_STATUSES

/** Lifetime of the confirmation link. */
export const CONFIRM_DAYS = 7

/** Days after sending when the sender is asked for the outcome, unless already reported. */
export const REMINDER_DAYS = [14, 45] as const
