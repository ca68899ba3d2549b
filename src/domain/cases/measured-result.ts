import { NBSP } from '#domain/numbers/numbers.ts'

export interface MeasuredResult {
  /** «+94 %», «×2», «1,8 с». */
  figure: string
  caption: string
  /** Where the caption repeats the figure: the sentence on both sides of it. */
  around?: { before: string; after: string }
  /** Present if the sentence names both figures: «с 4,5 секунды до 1,8 секунды». */
  change: { before: number; after: number; unit: string } | null
}

const NUMBER = String.raw`\d+(?:[\s\u00a0]\d{3})*(?:,\d+)?`
const WORD = String.raw`[\p{L}-]+`
const ROSE = 'больше|выше|чаще|вырос(?:ла|ло|ли)?|увеличил(?:ся|ась|ось|ись)'
const FELL =
  'меньше|ниже|реже|снизил(?:ся|ась|ось|ись)|сократил(?:ся|ась|ось|ись)|упал[аои]?|подешевел[аои]?|уменьшил(?:ся|ась|ось|ись)'
const FASTER = 'быстрее|ускорил(?:ся|ась|ось|ись)'

const UNITS: readonly (readonly [start: string, short: string])[] = [
  ['секунд', 'с'],
  ['минут', 'мин'],
  ['час', 'ч'],
  ['дн', 'дн.'],
  ['ден', 'день'],
  ['недел', 'нед.'],
  ['месяц', 'мес.'],
]
const unitOf = (word: string): string | null => UNITS.find(([start]) => word.startsWith(start))?.[1] ?? null

const TIMES: Readonly<Record<string, string>> = {
  вдвое: '×2',
  втрое: '×3',
  вчетверо: '×4',
  впятеро: '×5',
  'в полтора раза': '×1,5',
}

type Rule = (sentence: string) => MeasuredResult | null

const FROM_TO = new RegExp(
  `^(.+?)(?: (?:${ROSE}|${FELL}|${FASTER}))?:? с (${NUMBER})\\s(${WORD}) до (${NUMBER})\\s(${WORD})$`,
  'u',
)
const fromTo: Rule = sentence => {
  const [, about = '', before = '', from = '', after = '', to = ''] = FROM_TO.exec(sentence) ?? []
  const unit = unitOf(to)
  if (unit === null || unit !== unitOf(from)) return null
  const change = { before: numberOf(before), after: numberOf(after), unit }
  return { figure: `${after}${NBSP}${unit}`, caption: about, change }
}

const BY_SHARE = new RegExp(`^(?:(.+?) (${ROSE}|${FELL})|(рост|падение|снижение) (.+?)) на (${NUMBER})\\s%(.*)$`, 'u')
const byShare: Rule = sentence => {
  const [, about, direction = '', noun = '', whose, share, rest = ''] = BY_SHARE.exec(sentence) ?? []
  if (share === undefined) return null
  const isRise = noun === 'рост' || new RegExp(`^(?:${ROSE})$`).test(direction)
  const caption = about ?? `${noun} ${whose}`
  return { figure: `${isRise ? '+' : '−'}${share}${NBSP}%`, caption: caption + rest, change: null }
}

const BY_TIMES = new RegExp(
  `^(.+?) (${ROSE}|${FELL}|${FASTER}) (почти )?(в(?:дв|тр|четвер|пятер)ое?|в полтора раза|в (${NUMBER}) раза?)(.*)$`,
  'u',
)
const byTimes: Rule = sentence => {
  const [, about, direction = '', almost = '', times = '', number, rest = ''] = BY_TIMES.exec(sentence) ?? []
  const figure = number === undefined ? TIMES[times] : `×${number}`
  if (about === undefined || figure === undefined) return null
  // A multiple alone reads as growth; any other direction keeps its word.
  const isRise = new RegExp(`^(?:${ROSE})$`).test(direction)
  return { figure: almost + figure, caption: (isRise ? about : `${about} ${direction}`) + rest, change: null }
}

/** The first number that is not part of a word: neither «1С» nor «топ-10». */
const FIRST_NUMBER = new RegExp(
  `(?<=^|[\\s\\u00a0])(до |более |свыше |почти )?(${NUMBER})(\\s%)?(?=[\\s,.]|$)(?:\\s(${WORD}))?`,
  'u',
)
/** «дешевле на» is no caption without its number. */
const ENDS_IN_PREPOSITION = /(?:^|\s)(?:в|до|за|на|от|по|с)$/
const firstNumber: Rule = sentence => {
  const found = FIRST_NUMBER.exec(sentence)
  if (!found) return null
  const [, bound = '', number = '', percent, word = ''] = found
  const unit = percent ? '%' : unitOf(word)
  const figure = bound + (unit === null ? number : `${number}${NBSP}${unit}`)
  const after = sentence.slice(found.index + bound.length + number.length + (percent?.length ?? 0)).trim()
  const before = sentence.slice(0, found.index).trim()
  const isWhole = after === '' && !ENDS_IN_PREPOSITION.test(before)
  const caption = before === '' && unit === null ? after : isWhole ? before : sentence
  if (caption !== sentence) return { figure, caption, change: null }
  const rest = unit === null || percent ? after : after.slice(word.length).trim()
  return { figure, caption, around: { before, after: rest }, change: null }
}

const RULES = [fromTo, byShare, byTimes, firstNumber]
/** A longer figure could not be the hero of a cover. */
const MAX_FIGURE = 12

/** Reads the measure out of the sentence that tells a project's result; null if it names none. */
export function measuredResult(result: string): MeasuredResult | null {
  const sentence = lowerFirst(result.trim().replace(/\.$/, ''))
  for (const rule of RULES) {
    const measured = rule(sentence)
    if (measured) return measured.figure.length <= MAX_FIGURE ? measured : null
  }
  return null
}

const numberOf = (text: string): number => Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'))

/** A caption continues its figure; abbreviations keep their case. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
