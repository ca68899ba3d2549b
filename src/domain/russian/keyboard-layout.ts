// The same keys in the two layouts of a Russian keyboard, key by key.
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillic = new Map(Array.from(LATIN, (key, index) => [key, CYRILLIC[index] ?? key]))
const toLatin = new Map(Array.from(CYRILLIC, (key, index) => [key, LATIN[index] ?? key]))

/** What the hands meant if the other layout was on: «,bnhbrc» → «битрикс». Null where both alphabets stand side by side. */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase()
  const hasLatin = /[a-z]/.test(typed)
  const hasCyrillic = /[а-яё]/.test(typed)
  if (hasLatin === hasCyrillic) return null
  const keys = hasLatin ? toCyrillic : toLatin
  return Array.from(typed, key => keys.get(key) ?? key).join('')
}
