interface SendFailure {
  /** For the operator: codes only. What servers answer repeats addresses and sometimes the letter. */
  words: string
  /** Nobody answered at all: the next letter would fare no better. */
  isServerAway: boolean
}

export function failureOf(error: unknown): SendFailure {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  const parts = [wordOf(code) ?? 'UNKNOWN', responseCode, wordOf(command)]
  return {
    words: parts.filter(part => typeof part === 'string' || typeof part === 'number').join(' '),
    isServerAway: typeof responseCode !== 'number',
  }
}

/** `ECONNECTION`, `RCPT TO`: anything else may hold more than a name. */
const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z][A-Z _]{0,30}$/.test(value) ? value : null
