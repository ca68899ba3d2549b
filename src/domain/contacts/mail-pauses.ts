/**
 * How long a letter waits after each attempt, in minutes: almost three days from the first to the last. Who still
 * refuses it then will not take it by itself; the operator sees it and may send it again.
 */
export const MAIL_PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440, 1440] as const

export const MAX_ATTEMPTS = MAIL_PAUSES.length
