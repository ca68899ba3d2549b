import { otherLayout } from './keyboard-layout.ts'

// Stop words: true of every agency, so they are dropped unless the query has nothing else.
const STOP_WORDS = new Set([
  'агентство',
  'агентства',
  'студия',
  'студии',
  'веб-студия',
  'компания',
  'компании',
  'фирма',
  'ооо',
  'ип',
  'отзывы',
  'отзыв',
  'сайт',
  'цены',
  'контакты',
])

/** The call takes no longer query. Addresses do, and normalising a run of combining marks takes quadratic time. */
const MAX_QUERY = 200
/** No name of an agency is longer, and every character costs trigrams to compare. */
const MAX_LENGTH = 60
const MAX_WORDS = 8
/** A key held down names nothing. */
const ONE_LETTER = /^(.)\1{2,}$/u

/** At most three bounded variants of a query: as typed, without stop words, and in the other keyboard layout. */
export function searchTexts(query: string): string[] {
  const text = bounded(query)
  const other = otherLayout(text)
  const texts = [text, withoutStopWords(text), ...(other === null ? [] : [withoutStopWords(other)])]
  return [...new Set(texts)]
}

function withoutStopWords(text: string): string {
  const words = text.split(' ').filter(word => !STOP_WORDS.has(word.toLowerCase().replace(/[«»"„“]/g, '')))
  return words.length > 0 ? words.join(' ') : text
}

function bounded(query: string): string {
  const words = query
    .trim()
    .slice(0, MAX_QUERY)
    .normalize('NFKC')
    .trim()
    .split(/\s+/, MAX_WORDS)
    .filter(word => !ONE_LETTER.test(word))
  return words.join(' ').slice(0, MAX_LENGTH).trim()
}
