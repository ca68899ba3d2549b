interface SendFailure {
  /** Codes only: server responses repeat addresses and sometimes the email itself. */
  reason: string
  /** No SMTP response at all: the next email would fail too. Not so when only this email's seal is broken. */
  isServerDown: boolean
}

export function failureOf(error: unknown): SendFailure {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  const parts = [codeOf(code) ?? 'UNKNOWN', responseCode, codeOf(command)]
  return {
    reason: parts.filter(part => typeof part === 'string' || typeof part === 'number').join(' '),
    isServerDown: typeof responseCode !== 'number' && code !== 'ESEAL',
  }
}

/** `ECONNECTION`, `RCPT TO`; anything else may contain personal data. */
const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z][A-Z _]{0,30}$/.test(value) ? value : null
