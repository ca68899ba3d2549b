// Longer text is not a phone number; the limit keeps pasted pages cheap.
const MAX_TEXT = 60
// The first run of digits and separators: a prefix («тел.») and an extension («доб. 12») are ignored.
const NUMBER_RUN = /\+?\d[\d\s().‐‑‒–—-]*/
const RUSSIAN_LENGTH = 11
const FOREIGN_LENGTH = { min: 8, max: 15 }

// «8 (495) 123-45-67», «+7 495…», «495 123-45-67» → `+74951234567`; null if the number is incomplete.
export function normalisePhone(text: string): string | null {
  const run = NUMBER_RUN.exec(text.slice(0, MAX_TEXT))?.[0] ?? ''
  const digits = run.replace(/\D/g, '')
  if (run.startsWith('+') && !digits.startsWith('7')) {
    const isComplete = digits.length >= FOREIGN_LENGTH.min && digits.length <= FOREIGN_LENGTH.max
    return isComplete && !digits.startsWith('0') ? `+${digits}` : null
  }
  if (digits.length === RUSSIAN_LENGTH && (digits.startsWith('8') || digits.startsWith('7'))) {
    return `+7${digits.slice(1)}`
  }
  return digits.length === RUSSIAN_LENGTH - 1 && !run.startsWith('+') ? `+7${digits}` : null
}

// «+7 495 123-45-67», «8 800 123-45-67», «+375 17 123-45-67»
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.startsWith('7800')) return `8 ${grouped(digits.slice(1))}`
  if (digits.startsWith('7')) return `+7 ${grouped(digits.slice(1))}`
  const code = digits.startsWith('375') || digits.startsWith('380') ? 3 : 0
  return code > 0 ? `+${digits.slice(0, code)} ${grouped(digits.slice(code))}` : `+${digits}`
}

export function phoneHref(phone: string): string {
  return `tel:${phone}`
}

// The area code, then 123-45-67.
function grouped(digits: string): string {
  const tail = digits.slice(-7)
  return `${digits.slice(0, -7)} ${tail.slice(0, 3)}-${tail.slice(3, 5)}-${tail.slice(5)}`
}
