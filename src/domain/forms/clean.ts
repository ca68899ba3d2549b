// Line breaks of every kind, other controls, and signs that turn or hide letters: none belongs in a line of a letter's head.
const CONTROL_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const NO_LETTERS_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** One line: whatever would break it is a space. */
export function cleanLine(text: string): string {
  return text.replace(CONTROL_CHARS, ' ').replace(/\s+/g, ' ').trim()
}

/** Many lines: breaks are kept, in one form, no more than one empty line at a time. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(NO_LETTERS_BUT_BREAKS, ' ')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const MAX_MAIL = 254
const MAX_MAILBOX = 64
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
// Domains may be Russian: «почта.рф».
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** One plain address: no name, no brackets, no list, nothing that could add a second recipient. */
export function isMailAddress(text: string): boolean {
  if (text.length > MAX_MAIL) return false
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, Math.max(at, 0))
  return mailbox.length <= MAX_MAILBOX && MAILBOX.test(mailbox) && DOMAIN.test(text.slice(at + 1))
}
