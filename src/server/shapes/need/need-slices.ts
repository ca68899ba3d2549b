import type { CountedLink, NearLink } from '#contract/shapes/link.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { kindTraits, type Need, needTitle, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { upperFirst } from '#domain/russian/upper-first.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { countNeed, nextBudget } from './need-matches.ts'

/** Fewer agencies are hardly a choice: neighbouring slices are offered too. */
const FEW = 3
const MAX_NEAR = 4

/** The slice of a need as a link, with its size. */
export async function needLink(need: Need, context: Context): Promise<CountedLink> {
  return {
    title: needTitle(need),
    path: sliceAddress(sliceOfNeed(need)),
    participants: await countNeed(need, context),
  }
}

/** What is near a need that few agencies fit, the least change first; at last the whole rating. */
export async function nearNeeds(need: Need, participants: number, context: Context): Promise<NearLink[]> {
  if (participants >= FEW) return []
  const isNobody = participants === 0 && (await countNeed(need, context)) === 0
  const links = await Promise.all(
    (await neighbours(need, context)).map(async near => ({
      ...(await needLink(near.need, context)),
      title: near.title,
      reason: isNobody ? near.reason : null,
    })),
  )
  const near = links.filter(link => link.participants > 0).slice(0, MAX_NEAR)
  if (near.length > 0 || participants > 0) return near
  const whole = await needLink({ rating: need.rating, platform: need.platform }, context)
  return whole.participants > 0 ? [{ ...whole, reason: isNobody ? 'такого не делает никто' : null }] : []
}

/** The nearest need that somebody fits, for one that nobody does, with a note on what had to be given up. */
export async function nearestNeed(need: Need, context: Context): Promise<{ need: Need; note: string } | null> {
  for (const near of await neighbours(need, context)) {
    if ((await countNeed(near.need, context)) > 0) {
      return { need: near.need, note: `${upperFirst(near.reason)}: показываем ${near.shown}.` }
    }
  }
  return null
}

interface Neighbour {
  title: string
  /** Why nobody fits the need itself. */
  reason: string
  /** Those who fit this one, in the accusative. */
  shown: string
  need: Need
}

/** A larger budget, any city, any work of the rating in the same place. */
async function neighbours(need: Need, context: Context): Promise<Neighbour[]> {
  const { city, district, country, ...anywhere } = need
  const { budget } = need
  const place = city ? ` ${cityBySlug(city).inPlace}` : ''
  const near: Neighbour[] = []
  const next = budget === undefined ? null : await nextBudget({ ...need, budget }, context)
  const isTooLittle = budget !== undefined && next !== null
  const undone = `${isTooLittle ? `${formatMoneyRange(null, budget)} ` : ''}такого${place} не делают`
  if (isTooLittle) {
    const enough = formatMoneyRange(null, roundUp(next))
    near.push({
      title: upperFirst(`${place} ${enough}: за такую сумму уже делают`.trim()),
      reason: undone,
      shown: `тех, кому хватит суммы ${enough}`,
      need: { ...need, budget: roundUp(next) },
    })
  }
  if (need.tier) {
    const reason = `с такими ценами подходящих агентств${place} нет`
    near.push({ title: 'С любыми ценами', reason, shown: 'с любыми', need: { ...need, tier: undefined } })
  }
  if (city || district || country) {
    const reason = `подходящих агентств${city ? place : ' там'} нет`
    near.push({ title: 'В любом городе', reason, shown: 'из других городов', need: anywhere })
  }
  if (city && kindTraits(need).length > 0) {
    const whole: Need = { rating: need.rating, platform: need.platform, city }
    near.push({ title: needTitle(whole), reason: undone, shown: 'агентства, которые делают там другое', need: whole })
  }
  return near
}

/** Two digits are enough to say a price; a lower sum would fit nobody. */
function roundUp(roubles: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(roubles)) - 1)
  return Math.ceil(roubles / unit) * unit
}
