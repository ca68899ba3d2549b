import { ApiError } from '#contract/errors.ts'

const TEXTS = {
  unknown: 'Ссылка недействительна. Проверьте, что адрес скопирован из письма целиком',
  used: 'По этой ссылке отзыв уже отправлен: она действует один раз',
  expired: 'Срок ссылки истёк. Попросите прислать новую: это быстро',
} as const

export interface KeyError {
  state: keyof typeof TEXTS
  error_text: string
}

interface Request {
  usedAt: Date | null
  expiresAt: Date
}

export const keyError = (state: keyof typeof TEXTS): KeyError => ({ state, error_text: TEXTS[state] })

/** Why a personal link does not work; null if it does. */
export function keyErrorOf(request: Request | null, now: Date): KeyError | null {
  if (!request) return keyError('unknown')
  if (request.usedAt) return keyError('used')
  return request.expiresAt <= now ? keyError('expired') : null
}

export function refuseKey(error: KeyError | null): void {
  if (error) throw new ApiError('form-refused', error.error_text)
}
