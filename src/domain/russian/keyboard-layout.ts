// QWERTY and ЙЦУКЕН, key by key.
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillic = new Map(Array.from(LATIN, (key, index) => [key, CYRILLIC[index] ?? key]))
const toLatin = new Map(Array.from(CYRILLIC, (key, index) => [key, LATIN[index] ?? key]))

/** The same keys in the other layout: «,bnhbrc» → «битрикс». Null for text in both alphabets or in neither. */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase()
  const hasLatin = /[a-z]/.test(typed)
  const hasCyrillic = /[а-яё]/.test(typed)
  if (hasLatin === hasCyrillic) return null
  const keys = hasLatin ? toCyrillic : toLatin
  return Array.from(typed, key => keys.get(key) ?? key).join('')
}
