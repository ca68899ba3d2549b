const UNITS: readonly [RegExp, number][] = [
  [/^(млн|миллион\S*|лям\S*|m)$/, 1_000_000],
  [/^(т|тр|тыс|тысяч\S*|к|k)$/, 1_000],
  [/^(р|руб\S*|₽)$/, 1],
]

/** «до 1,5 млн», «за 300к», «от 3 000 000 ₽»; a bare number needs «до», «за» or «от», or to be a price by its size. */
const AMOUNT =
  /(?:(до|за|от|бюджет\S*)\s*)?(?<![\p{L}\d])(\d{1,3}(?:[ \u00a0]\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)\s*(млн|миллион[а-я]*|лям[а-я]*|тыс(?:яч[а-я]*)?|т\.?\s?р|руб[а-я]*|₽|[кkтрm])?(?![\p{L}\d])\.?/u
const IN_WORDS: readonly [RegExp, number][] = [
  [/полмиллиона|пол миллиона|полляма/, 500_000],
  [/полтора (?:миллиона|млн|ляма)/, 1_500_000],
  [/(?:^|\s)(?:миллион|лям)(?:а|у)?(?=\s|$)/, 1_000_000],
]
/** The smallest number that is a price without a unit: smaller ones are years, houses, versions. */
const LEAST_BARE_PRICE = 10_000

export interface ReadBudget {
  budget: number
  /** A number without a unit: a price only next to a task. */
  isBare: boolean
  /** The query without the budget's words. */
  rest: string
}

/** The budget named in a lower-case query; null when there is none. */
export function readBudget(text: string): ReadBudget | null {
  for (const [pattern, budget] of IN_WORDS) {
    const match = pattern.exec(text)
    // A number before the word is its multiplier: «2 миллиона».
    if (match && !/\d\s*$/.test(text.slice(0, match.index))) return { budget, isBare: false, rest: cut(text, match) }
  }
  const match = AMOUNT.exec(text)
  if (!match) return null
  const [, bound, digits = '', unit] = match
  const amount = Number(digits.replace(/[ \u00a0]/g, '').replace(',', '.'))
  const roubles = Math.round(amount * sizeOf(unit, amount, bound))
  if (roubles < 1 || (!unit && !bound && roubles < LEAST_BARE_PRICE)) return null
  // «от 3 млн» starts above the tier that ends there.
  return { budget: bound === 'от' ? roubles + 1 : roubles, isBare: !unit && !bound, rest: cut(text, match) }
}

function sizeOf(unit: string | undefined, amount: number, bound: string | undefined): number {
  if (unit === undefined) return bound !== undefined && amount < 1000 ? 1000 : 1
  const plain = unit.replace(/[.\s]/g, '')
  return UNITS.find(([pattern]) => pattern.test(plain))?.[1] ?? 1
}

const cut = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
