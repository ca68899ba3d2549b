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

/** Lines of the sender's timeline. Emails to agencies go out with the confirmation, so sending has no line of its own. */
export const TENDER_EVENTS = {
  created: () => 'Вы составили заявку',
  confirmed: () => 'Вы подтвердили почту, заявка ушла агентствам',
  read: (agency: string) => `Прочитали: ${agency}`,
  answered: (agency: string) => `Ответили: ${agency}`,
  refused: (agency: string) => `Отказались: ${agency}`,
  outcome: () => 'Вы сообщили, чем закончилось',
} as const

export type TenderEventKind = keyof typeof TENDER_EVENTS
