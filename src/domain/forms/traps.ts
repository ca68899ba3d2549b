/** Anti-bot fields: a honeypot and the time the form was open, in milliseconds. */
export interface Traps {
  website?: string | undefined
  spent?: number | undefined
}

const TOO_QUICK_MS = 1500

/** The message of the trap that was triggered. A person caught by mistake can submit again without losing input. */
export function triggeredTrap({ website, spent }: Traps): string | null {
  if (website) return 'Заполнено поле, которого не видно: так делают роботы. Если вы человек, отправьте ещё раз'
  // Without JavaScript the time is not measured and the field is absent.
  if (spent !== undefined && spent < TOO_QUICK_MS)
    return 'Форма отправлена слишком быстро: так делают роботы. Если вы человек, отправьте ещё раз'
  return null
}
