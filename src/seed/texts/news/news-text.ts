import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { plural } from '#domain/russian/plural.ts'
import type { Random } from '#seed/random.ts'
import { words } from '#seed/word-table.ts'
import { Picker, TextMemory } from '../picker.ts'
import { percent } from '../spoken-numbers.ts'
import { fill, type SlotValues, type Speakers, type Template } from '../template.ts'
import { NEWS_DETAILS } from './details.ts'
import { NEWS, type NewsCategory } from './items.ts'

/** Facts of the market as it stands, so that news do not contradict the ratings. */
type NewsFacts = { year: number; agencies: number; reviews: number; city: string; inCity: string }

type NewsText = { category: NewsCategory; title: string; lead: string; body: string }

const NOBODY: Speakers = { author: 'male', manager: 'male' }
const MONTHS = words('январе, феврале, марте, апреле, мае, июне, июле, августе, сентябре, октябре, ноябре, декабре')

/** News with a calculation behind them may speak of samples and errors. */
const isCounted = (category: NewsCategory): boolean => category === 'market' || category === 'prices'

const AGENCIES = { one: 'агентство', few: 'агентства', many: 'агентств', other: 'агентства' }
const REVIEWS = { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' }

/** Headline, lead and three or four paragraphs; the memory keeps a run of news from repeating itself. */
export function writeNews(random: Random, facts: NewsFacts, memory = new TextMemory(40)): NewsText {
  const values: SlotValues = {
    year: String(facts.year),
    'year.before': String(facts.year - 1),
    city: facts.city,
    'in.city': facts.inCity,
    agencies: `${formatNumber(facts.agencies)}${NBSP}${plural(facts.agencies, AGENCIES)}`,
    reviews: `${formatNumber(facts.reviews)}${NBSP}${plural(facts.reviews, REVIEWS)}`,
    month: random.pick(MONTHS),
    share: percent(random.int(18, 72)),
    growth: percent(random.int(4, 37)),
    fall: percent(random.int(3, 19)),
  }
  const picker = new Picker(random, values, 'plain', memory)
  const item = random.pick(NEWS)
  const say = (bank: readonly Template[]): string => {
    const template = picker.pickEven(bank)
    return template ? fill(template, values, NOBODY) : ''
  }
  const details = NEWS_DETAILS[item.category]
  const paragraphs = Array.from({ length: random.int(2, 3) }, () =>
    `${say(details)} ${say(isCounted(item.category) ? NEWS_DETAILS.counted : details)}`.trim(),
  )
  return {
    category: item.category,
    title: say(item.titles),
    lead: say(item.leads),
    body: [...paragraphs, say(NEWS_DETAILS.close)].join('\n\n'),
  }
}
