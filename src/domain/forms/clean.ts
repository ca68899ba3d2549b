// Line breaks, control and format characters (zero-width, bidi overrides) and lone surrogates must not reach an email
// header.
const CONTROL_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const CONTROL_CHARS_EXCEPT_NEWLINE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
// The lookbehind tries a run of spaces from its first character only: from each of them the work would be quadratic.
const TRAILING_SPACES = /(?<![^\S\n])[^\S\n]+\n/g

/** One line: control characters become spaces. */
export function cleanLine(text: string): string {
  return text.replace(CONTROL_CHARS, ' ').replace(/\s+/g, ' ').trim()
}

/** Several lines: line breaks are normalised to \n, with at most one blank line in a row. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROL_CHARS_EXCEPT_NEWLINE, ' ')
    .replace(TRAILING_SPACES, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const MAX_MAIL = 254
const MAX_MAILBOX = 64
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
// Internationalised domains are allowed: «почта.рф».
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** A bare address: no display name, brackets or list, so nothing can add a second recipient. */
export function isMailAddress(text: string): boolean {
  if (text.length > MAX_MAIL) return false
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, Math.max(at, 0))
  return mailbox.length <= MAX_MAILBOX && MAILBOX.test(mailbox) && DOMAIN.test(text.slice(at + 1))
}
