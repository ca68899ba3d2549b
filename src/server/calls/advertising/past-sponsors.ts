import type { Answer } from '#contract/index.ts'
import { listShownAds, type ShownAd } from '#db/queries/advertising/sponsors.ts'
import { formatOf } from '#domain/advertising/formats.ts'
import type { AdSlot } from '#domain/advertising/slots.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { adMark, markedLink } from '../../shapes/ad-mark.ts'
import { adPages } from './ad-formats.ts'

type PastSponsors = Answer<'advertising-past-sponsors'>
type Sponsor = PastSponsors['years'][number]['sponsors'][number]

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Sponsors of today, and those of the past by the years in which ads that are over were shown. */
export async function pastSponsors(context: Context): Promise<PastSponsors> {
  const today = moscowDay(context.now())
  const ads = await listShownAds(context.database.kysely, today)
  const over = ads.filter(({ is_running }) => !is_running)
  const years = new Set(over.flatMap(ad => [yearOf(ad.starts_on), yearOf(ad.ends_on)]))
  return {
    today,
    current: bySponsor(ads.filter(({ is_running }) => is_running)).flatMap(([first, ...more]) =>
      first && URL.canParse(first.link)
        ? { ...sponsor([first, ...more]), link: markedLink(first), ad: adMark(first) }
        : [],
    ),
    years: [...years]
      .toSorted((one, other) => other - one)
      .map(year => ({
        year,
        sponsors: bySponsor(over.filter(ad => yearOf(ad.starts_on) <= year && yearOf(ad.ends_on) >= year)).map(sponsor),
      })),
  }
}

/** Groups in the order of their latest ad. */
function bySponsor(ads: readonly ShownAd[]): ShownAd[][] {
  const groups = new Map<number, ShownAd[]>()
  for (const ad of ads) groups.set(ad.sponsor_id, [...(groups.get(ad.sponsor_id) ?? []), ad])
  return [...groups.values()]
}

function sponsor(ads: readonly ShownAd[]): Sponsor {
  const [first] = ads
  if (!first) throw new Error('A group has at least one ad')
  return { id: first.sponsor_id, name: first.name, image: first.image, ads: ads.map(shownAd) }
}

interface AdColumns {
  id: number
  slot: string
  rating_type: string | null
  title: string
  starts_on: string
  ends_on: string
}

export const shownAd = ({ id, slot, rating_type, title, starts_on, ends_on }: AdColumns) => ({
  id,
  slot: slot as AdSlot,
  slot_title: formatOf(slot as AdSlot).title,
  pages: adPages(rating_type),
  title,
  starts_on,
  ends_on,
})
