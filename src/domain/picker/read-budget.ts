import { parseMoney } from '../numbers/written-money.ts'

export interface ReadBudget {
  /** In roubles. */
  budget: number
  /** «от 3 млн»: the least, not the most. */
  isLeast: boolean
  /** A number without a unit: a price only next to a task. */
  isBare: boolean
  /** The query without the budget's words. */
  rest: string
}

const BOUND = /^(до|за|от|бюджет\S*)$/
/** «до одного миллиона двухсот тысяч рублей» */
const MAX_WORDS = 6
/** The smallest number that is a price without a unit: smaller ones are years, houses, versions. */
const LEAST_BARE_PRICE = 10_000
const BARE = /^\d[\d .,\u00a0]*$/
/** Words that only `parseMoney` may skip inside an amount must not begin one: «в 2026». */
const BEGINS_AMOUNT = /^(\d|пол|половин|миллион|лям|одн|один|дв|тр|четыр|пят|шест|сем|вос|девят|десят|сорок|сто|тыс)/

/** The budget named in a lower-case query; null when there is none. The longest run of words that is an amount wins. */
export function readBudget(text: string): ReadBudget | null {
  const words = text.split(/\s+/).filter(Boolean)
  for (let start = 0; start < words.length; start += 1) {
    const bound = BOUND.exec(words[start] ?? '')?.[1]
    const from = bound === undefined ? start : start + 1
    if (!BEGINS_AMOUNT.test(words[from] ?? '')) continue
    for (let end = Math.min(words.length, from + MAX_WORDS); end > from; end -= 1) {
      const budget = amountOf(words.slice(from, end).join(' '), bound)
      if (budget === null) continue
      const rest = [...words.slice(0, start), ...words.slice(end)].join(' ')
      return { ...budget, rest }
    }
  }
  return null
}

function amountOf(text: string, bound: string | undefined): Omit<ReadBudget, 'rest'> | null {
  const amount = parseMoney(text)
  if (amount === null || amount < 1) return null
  const isBare = BARE.test(text)
  // «до 300» means thousands.
  const roubles = isBare && bound !== undefined && amount < 1000 ? amount * 1000 : amount
  if (isBare && bound === undefined && roubles < LEAST_BARE_PRICE) return null
  return { budget: roubles, isLeast: bound === 'от', isBare: isBare && bound === undefined }
}
