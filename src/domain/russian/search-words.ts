import { otherLayout } from './keyboard-layout.ts'

// Said of every agency, so they tell none apart; dropped unless nothing else was asked.
const COMMON_WORDS = new Set([
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

/** What was asked, in the ways it may have been meant: as it stands, without words said of everybody, in the other layout. */
export function searchTexts(asked: string): string[] {
  const text = asked.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const other = otherLayout(text)
  const texts = [text, withoutCommonWords(text), ...(other === null ? [] : [withoutCommonWords(other)])]
  return [...new Set(texts)]
}

function withoutCommonWords(text: string): string {
  const words = text.split(' ').filter(word => !COMMON_WORDS.has(word.toLowerCase().replace(/[«»"„“]/g, '')))
  return words.length > 0 ? words.join(' ') : text
}
