/**
 * Minutes to wait after each failed attempt: the last one comes almost three days after the first. An email that still
 * fails is left for the operator, who can send it again.
 */
export const MAIL_PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440, 1440] as const

export const MAX_ATTEMPTS = MAIL_PAUSES.length
