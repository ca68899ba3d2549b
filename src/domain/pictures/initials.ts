import { TABLO_FACE, writable } from './outline-text.ts'

/** Name what a company is, not which one: «Бюро „Верстак“» is a В. */
const GENERIC = new Set(
  'агентство агенство бюро студия компания группа мастерская лаборатория хостинг дизайн-бюро веб-студия'.split(' '),
)

/**
 * Up to three capitals: of the words, or the first two letters of a single word. Only letters and digits that Табло can
 * write, so that no name injects markup; empty if there are none.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}-]+/u).flatMap(word => {
    const letters = writable(TABLO_FACE, word.toUpperCase()).replace(/[^\p{L}\p{N}]/gu, '')
    return letters === '' ? [] : [{ letters, isGeneric: GENERIC.has(word.toLowerCase()) }]
  })
  const own = words.filter(({ isGeneric }) => !isGeneric)
  const [first, ...rest] = own.length > 0 ? own : words
  if (!first) return ''
  const longer = rest.filter(({ letters }) => letters.length > 1)
  if (longer.length === 0) return [...first.letters].slice(0, 2).join('')
  return [first, ...longer.slice(0, 2)].map(({ letters }) => [...letters][0] ?? '').join('')
}
