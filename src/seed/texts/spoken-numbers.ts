import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { NOUNS } from '#domain/russian/nouns.ts'
import { counted, countedGenitive, plural, pluralGenitive } from '#domain/russian/plural.ts'
import { MILLION, SECOND } from '#domain/russian/rare-nouns.ts'
import { words } from '#seed/word-table.ts'

const CARDINALS = words('один, два, три, четыре, пять, шесть, семь, восемь, девять, десять, одиннадцать, двенадцать')
const GENITIVES = words(
  'одного, двух, трёх, четырёх, пяти, шести, семи, восьми, девяти, десяти, одиннадцати, двенадцати',
)

/** Accusative: «за месяц», «за четыре месяца», «за 18 месяцев». */
export function monthsSpoken(count: number): string {
  if (count === 1) return 'месяц'
  return `${CARDINALS[count - 1] ?? count} ${plural(count, NOUNS.month)}`
}

/** Genitive: «в течение месяца», «вместо четырёх месяцев». */
export function monthsOf(count: number): string {
  if (count === 1) return 'месяца'
  return `${GENITIVES[count - 1] ?? count} ${pluralGenitive(count, NOUNS.month)}`
}

/** «от двух до четырёх месяцев», «от месяца до трёх месяцев». */
export function monthsFromTo(from: number, to: number): string {
  return `от ${from === 1 ? 'месяца' : (GENITIVES[from - 1] ?? from)} до ${monthsOf(to)}`
}

/** «54 000 рублей», «800 тысяч рублей», «1 150 тысяч рублей», «1,2 миллиона рублей». */
export function roublesSpoken(roubles: number): string {
  if (roubles < 100_000) return `${formatNumber(roubles)}${NBSP}рублей`
  if (roubles < 1_000_000 || (roubles < 10_000_000 && roubles % 100_000 > 0))
    return `${formatNumber(Math.round(roubles / 10_000) * 10)}${NBSP}тысяч рублей`
  const millions = Math.round(roubles / 100_000) / 10
  return `${counted(millions, MILLION)} рублей`
}

/** Only for round numbers: «1 800 товаров». */
export const manyOf = (count: number, genitivePlural: string): string =>
  `${formatNumber(count)}${NBSP}${genitivePlural}`

export const percent = (share: number): string => `${share}${NBSP}%`

/** Genitive: «с 6,4 секунды до 2 секунд». */
export const secondsOf = (seconds: number): string => countedGenitive(seconds, SECOND)

/** «в полтора раза», «почти вдвое»; empty if the growth is too small for that. */
export function timesSpoken(growth: number): string {
  if (growth < 40) return ''
  if (growth < 60) return 'в полтора раза'
  if (growth < 85) return 'почти вдвое'
  if (growth < 130) return 'вдвое'
  return 'в два с половиной раза'
}
