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

/** Variants of a query: as typed, without stop words, and in the other keyboard layout. */
export function searchTexts(query: string): string[] {
  const text = query.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const other = otherLayout(text)
  const texts = [text, withoutStopWords(text), ...(other === null ? [] : [withoutStopWords(other)])]
  return [...new Set(texts)]
}

function withoutStopWords(text: string): string {
  const words = text.split(' ').filter(word => !STOP_WORDS.has(word.toLowerCase().replace(/[«»"„“]/g, '')))
  return words.length > 0 ? words.join(' ') : text
}
