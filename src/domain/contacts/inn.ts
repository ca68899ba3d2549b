const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The number with its next check digit. An ИНН of 10 digits has one, an ИНН of 12 digits has two. */
export function withInnDigit(number: string): string {
  const weights = WEIGHTS.slice(WEIGHTS.length - number.length)
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return `${number}${(sum % 11) % 10}`
}

/** Ten digits of a company or twelve of a person, with right check digits. */
export function isInn(text: string): boolean {
  if (/^0+$/.test(text)) return false
  if (/^\d{10}$/.test(text)) return withInnDigit(text.slice(0, 9)) === text
  return /^\d{12}$/.test(text) && withInnDigit(withInnDigit(text.slice(0, 10))) === text
}
