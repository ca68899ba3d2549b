/** A budget as people write it: «1,5 млн», «полтора миллиона», «до 500к», «300–500 тыс.». Other currencies give null. */
export function parseMoney(text: string): number | null {
  const tokens = tokenize(text)
  if (tokens === null) return null
  const dash = tokens.indexOf('range')
  if (dash === -1) return sumOf(tokens)
  // A budget is a ceiling, so a range gives its upper end.
  const upper = tokens.slice(dash + 1)
  if (upper.includes('range')) return null
  const to = sumOf(upper)
  const from = sumOf(withScaleOf(tokens.slice(0, dash), upper))
  return from === null || to === null || from > to ? null : to
}

type Token = { digits: string } | { word: number } | { scale: number } | 'half' | 'range'

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  `1 один одна одного одной|2 два две двух|3 три трех|4 четыре четырех|5 пять пяти|6 шесть шести|7 семь семи
  |8 восемь восьми|9 девять девяти|10 десять десяти|11 одиннадцать одиннадцати|12 двенадцать двенадцати
  |13 тринадцать тринадцати|14 четырнадцать четырнадцати|15 пятнадцать пятнадцати|16 шестнадцать шестнадцати
  |17 семнадцать семнадцати|18 восемнадцать восемнадцати|19 девятнадцать девятнадцати|20 двадцать двадцати
  |30 тридцать тридцати|40 сорок сорока|50 пятьдесят пятидесяти|60 шестьдесят шестидесяти|70 семьдесят семидесяти
  |80 восемьдесят восьмидесяти|90 девяносто девяноста|100 сто ста|200 двести двухсот|300 триста трехсот
  |400 четыреста четырехсот|500 пятьсот пятисот|600 шестьсот шестисот|700 семьсот семисот|800 восемьсот восьмисот
  |900 девятьсот девятисот|1.5 полтора полторы полутора|0.5 пол`
    .split('|')
    .flatMap(row => {
      const [value, ...forms] = row.trim().split(' ')
      return forms.map(form => [form, Number(value)])
    }),
)

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:т|тр|тыс|тысяч[аиу]?|к|k|косар[яьие]?й?)$/, 1_000],
  [/^(?:м|m|кк|kk|млн|mln|миллион(?:а|ов|чик)?|лям(?:а|ов)?)$/, 1_000_000],
  [/^(?:млрд|миллиард(?:а|ов)?)$/, 1_000_000_000],
]

const IGNORED = new Set(
  'до от около примерно порядка где-то не больше более максимум бюджет с в за мес месяц проект р руб рубль рубля рублей рублях rub rur ₽ ~ ≈ / < ≤'.split(
    ' ',
  ),
)

const PATTERN = /\d+(?:[ .,']\d+)*|где-то|[a-zа-я]+|\S/g

/** Null if any part is not understood: a guess about money is worse than a question. */
function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  for (const [part] of normalise(text).matchAll(PATTERN)) {
    const scale = SCALES.find(([form]) => form.test(part))?.[1]
    const word = WORDS[part]
    if (/^\d/.test(part)) tokens.push({ digits: part })
    else if (word !== undefined) tokens.push({ word })
    else if (scale !== undefined) tokens.push({ scale })
    else if (/^половин[аой]+$/.test(part)) tokens.push('half')
    else if (part === '-' || (part === 'до' && tokens.length > 0)) tokens.push('range')
    else if (!IGNORED.has(part) && part !== '.') return null
  }
  return tokens
}

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/[’`]/g, "'")
    .replace(/т\. ?р(?=\.|$| )/g, 'тр')
    .replace(/(?<![а-я])пол[- ]?(?=миллион|лям|млн)/g, 'пол ')

/** «300–500 тыс.»: the unit is written once. */
function withScaleOf(lower: readonly Token[], upper: readonly Token[]): readonly Token[] {
  const isScaled = lower.some(isScale)
  return isScaled ? lower : [...lower, ...upper.filter(isScale).slice(0, 1)]
}

const isScale = (token: Token): token is { scale: number } => typeof token === 'object' && 'scale' in token

function sumOf(tokens: readonly Token[]): number | null {
  let total = 0
  let lastScale = Number.POSITIVE_INFINITY
  let current: number | null = null
  for (const [index, token] of tokens.entries()) {
    if (token === 'range') return null
    if (token === 'half') current = (current ?? 0) + 0.5
    else if ('word' in token) current = (current ?? 0) + token.word
    else if ('digits' in token) {
      const next = tokens[index + 1]
      const value = readDigits(token.digits, next === 'half' || (next !== undefined && isScale(next)))
      if (value === null || current !== null) return null
      current = value
    } else {
      if (token.scale >= lastScale) return null
      total += (current ?? 1) * token.scale
      lastScale = token.scale
      current = null
    }
  }
  if (current !== null) total += current * unspokenScale(current, lastScale)
  const roubles = Math.round(total)
  return roubles > 0 && Number.isSafeInteger(roubles) ? roubles : null
}

/** «Миллион двести» means 1 200 000. */
const unspokenScale = (rest: number, lastScale: number): number =>
  lastScale === 1_000_000 && rest >= 100 && rest < 1_000 ? 1_000 : 1

/** Before a unit a separator is a decimal point: «1,200 млн». Without one it groups thousands: «300.000». */
function readDigits(run: string, isScaled: boolean): number | null {
  if (!/^\d+(?:[ ']\d{3})*(?:[.,]\d+)*$/.test(run)) return null
  const digits = run.replace(/[ ']/g, '')
  if (/^\d+$/.test(digits)) return Number(digits)
  if (isScaled && /^\d+[.,]\d+$/.test(digits)) return Number(digits.replace(',', '.'))
  const roubles = digits.replace(/(?<=\d{3})[.,]\d{2}$/, '')
  return /^\d{1,3}(?:[.,]\d{3})+$|^\d{4,}$/.test(roubles) ? Number(roubles.replace(/[.,]/g, '')) : null
}
