import { serviceBySlug } from '../vocabulary/services.ts'

const MAX_LENGTH = 60
/** Normalising a run of combining marks takes quadratic time. */
const MAX_TYPED = 300
/** A phone number, a card, a tax number: not ours to keep. */
const MANY_DIGITS = /(?:\d[\s()+.-]*){7}/
const NOT_TEXT = /[^\p{L}\p{N}+#&.,\- ]+/gu

/**
 * A search query as it is counted: without case, quotes and repeated spaces. Null for one that names nothing or may hold
 * personal data; the rest is kept only as a count.
 */
export function countedQuery(query: string): string | null {
  if (query.includes('@') || MANY_DIGITS.test(query)) return null
  const typed = query.slice(0, MAX_TYPED).normalize('NFKC').toLowerCase()
  const text = typed.replace(NOT_TEXT, ' ').replace(/\s+/g, ' ').trim()
  const bounded = text.slice(0, MAX_LENGTH).trim()
  return /\p{L}.*\p{L}/u.test(bounded) ? bounded : null
}

const MAX_ANSWERS = 8
const ANSWER = /^[a-z_]{1,20}$/
const VALUE = /^[a-z0-9+-]{1,40}$/

/** The calculator's answers in one order, so that the same question is one subject; null if they are malformed. */
export function countedAnswers(text: string): string | null {
  const [service = '', query = '', ...rest] = text.split('?')
  if (rest.length > 0 || !serviceBySlug(service)) return null
  const answers = query === '' ? [] : query.split('&').map(answer => answer.split('='))
  const isKnown = ([name = '', value = '', ...more]: string[]) =>
    more.length === 0 && ANSWER.test(name) && VALUE.test(value)
  if (answers.length > MAX_ANSWERS || !answers.every(isKnown)) return null
  const ordered = answers.map(answer => answer.join('=')).sort()
  return ordered.length > 0 ? `${service}?${ordered.join('&')}` : service
}
