import { BUDGETS, needOfPhrase, type Phrase, phraseOf } from '#domain/picker/phrase.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { countNeed, countNeeds } from './need-matches.ts'

/** Fewer agencies would show an empty market instead of a narrowed one. */
const LEAST = 3

/**
 * The phrase of a visitor who has said nothing yet: each blank leaves fewer agencies than the one before. The city with
 * the most agencies for the task, the limit that leaves about half of them; a market too small for that stays open.
 */
export async function suggestedPhrase(context: Context): Promise<Phrase> {
  const anything = phraseOf({})
  const whole = await countNeed(needOfPhrase(anything), context)
  const cities = await options(
    'city',
    CITIES.map(({ slug }) => slug),
    anything,
    context,
  )
  for (const { phrase, left: inCity } of cities.toSorted((one, other) => other.left - one.left)) {
    if (inCity >= whole) continue
    if (inCity < LEAST) break
    const limits = await options('budget', BUDGETS.map(String), phrase, context)
    const fromHalf = ({ left }: Option) => Math.abs(left - inCity / 2)
    const [best] = limits
      .filter(({ left }) => left >= LEAST && left < inCity)
      .sort((one, other) => fromHalf(one) - fromHalf(other))
    if (best) return best.phrase
  }
  return anything
}

interface Option {
  phrase: Phrase
  /** Agencies that fit it. */
  left: number
}

async function options(
  blank: 'city' | 'budget',
  values: readonly string[],
  phrase: Phrase,
  context: Context,
): Promise<Option[]> {
  const phrases = values.map(value => ({ ...phrase, [blank]: value }))
  const counts = await countNeeds(phrases.map(needOfPhrase), context)
  return phrases.map((each, nth) => ({ phrase: each, left: counts[nth] ?? 0 }))
}
