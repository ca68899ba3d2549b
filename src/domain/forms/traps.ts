/** What people do not fill in: a field out of sight, and how long the form was open. */
export interface Traps {
  website?: string | undefined
  spent?: number | undefined
}

const TOO_QUICK_MS = 1500

/** The trap that closed, in words: a person caught by mistake sends once more, nothing is lost. */
export function closedTrap({ website, spent }: Traps): string | null {
  if (website) return 'Заполнено поле, которого не видно: так делают роботы. Если вы человек, отправьте ещё раз'
  // Without JavaScript nobody measures: the field does not come.
  if (spent !== undefined && spent < TOO_QUICK_MS)
    return 'Форма отправлена слишком быстро: так делают роботы. Если вы человек, отправьте ещё раз'
  return null
}
