import type { findCalls } from '#contract/calls/find.ts'
import type { Handlers } from '#contract/define.ts'
import type { CountedLink } from '#contract/shapes/link.ts'
import { type FoundAgencyRow, findAgencies } from '#db/queries/find/find.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import type { Need } from '#domain/picker/need.ts'
import { POPULAR_SEARCHES } from '#domain/picker/popular-searches.ts'
import { readNeed } from '#domain/picker/read-need.ts'
import { ratingTitle } from '#domain/rating/rating-homes.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { searchTexts } from '#domain/russian/search-words.ts'
import { upperFirst } from '#domain/russian/upper-first.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { firstMatches } from '../../shapes/need/matched-agencies.ts'
import { nearNeeds, needLink } from '../../shapes/need/need-slices.ts'
import { findPages } from './find-pages.ts'
import { findTexts, textGroups } from './find-texts.ts'
import { picker } from './picker.ts'
import { pickerPreview } from './picker-preview.ts'

const FOUND = 8
const MAX_SLICES = 3
/** First agencies that fit the task. */
const FITS = 3
/** Relative to the best hit: weak matches are noise next to an exact one, but useful when nothing better is found. */
const MIN_SHARE = 0.6

/** Of each kind of text. */
const FOUND_TEXTS = 2
/** On the page of results. */
const MORE_TEXTS = 8

const NOTHING = { results: [], slices: [], fits: [], ratings: [], systems: [], texts: [], read_as: null }

export const findHandlers: Handlers<typeof findCalls, Context> = {
  'agency-find': async ({ q, limit }, context) => {
    const texts = searchTexts(q)
    if (q.trim() === '') return { ...NOTHING, slices: await popularSlices(context) }
    if (texts[0] === '') return NOTHING
    const need = [q, ...texts].map(readNeed).find(read => read !== null)
    const [agencies, pages, articles, slices, fits] = await Promise.all([
      findAgencies(context.database.kysely, texts, limit ?? FOUND),
      findPages(texts, context),
      findTexts(texts, (limit ?? 0) > FOUND ? MORE_TEXTS : FOUND_TEXTS, context),
      need ? slicesForTask(need, context) : [],
      need ? firstMatches(need, FITS, context) : [],
    ])
    // The keyboard layout with the best match is what was meant; the typed one wins a tie.
    const nth = bestReading([...agencies, ...pages, ...articles])
    const meant = texts[nth - 1] ?? q
    const ofKind = (kind: 'rating' | 'system') => pages.filter(page => page.nth === nth && page.kind === kind)
    return {
      results: strongest(agencies, nth).map(agency => ({
        ...agencyCard(agency),
        path: href('agency', { agency: agency.slug }),
        ...bestPlace(agency),
        matched: matchedPart(agency.name, meant),
      })),
      slices,
      fits: fits.map(({ agency, reason, why }) => ({ agency, reason, why })),
      // The slice of the task is shown first, so not again among the ratings.
      ratings: ofKind('rating')
        .filter(({ path }) => slices.every(slice => slice.path !== path))
        .map(({ title, path, participants }) => ({ title, path, participants })),
      systems: ofKind('system').map(({ title, path }) => ({ title, path })),
      texts: textGroups(strongest(articles, nth)),
      read_as: isOtherLayout(q, meant) ? meant : null,
    }
  },
  picker,
  'picker-preview': pickerPreview,
}

async function popularSlices(context: Context): Promise<CountedLink[]> {
  const links = await Promise.all(
    POPULAR_SEARCHES.map(async title => {
      const need = readNeed(title)
      return need ? [{ ...(await needLink(need, context)), title: upperFirst(title) }] : []
    }),
  )
  return links.flat().filter(({ participants }) => participants > 0)
}

/** The slice of the task, even an empty one, and its neighbours when it is small. */
async function slicesForTask(need: Need, context: Context): Promise<CountedLink[]> {
  const slice = await needLink(need, context)
  const near = await nearNeeds(need, slice.participants, context)
  const neighbours = near.map(({ reason: _, ...link }) => ({ ...link, title: `Рядом: ${lowerFirst(link.title)}` }))
  return slice.participants + neighbours.length > 0 ? [slice, ...neighbours].slice(0, MAX_SLICES) : []
}

function bestPlace({ type, slice, place, average, price_from, price_usual }: FoundAgencyRow) {
  const home = type === null || slice === null ? null : pathOfSlice(type, slice, '')
  return {
    place: home && place !== null ? { title: ratingTitle(home), path: buildRatingPath(home), place } : null,
    average,
    price_from,
    price_usual,
    price_unit: serviceBySlug(home ? ratingTypeBySlug(home.type).service : 'sites').unit,
  }
}

function bestReading(found: readonly { nth: number; likeness: number }[]): number {
  const best = found.toSorted((a, b) => b.likeness - a.likeness || a.nth - b.nth)[0]
  return best?.nth ?? 1
}

function strongest<Hit extends { nth: number; likeness: number }>(found: readonly Hit[], nth: number): Hit[] {
  const read = found.filter(hit => hit.nth === nth)
  const best = Math.max(...read.map(({ likeness }) => likeness))
  return read.filter(({ likeness }) => likeness >= best * MIN_SHARE)
}

const isOtherLayout = (typed: string, meant: string): boolean => /[а-яё]/i.test(typed) !== /[а-яё]/i.test(meant)

/** Start and end of the text within the name; empty if it does not occur. */
export function matchedPart(name: string, text: string): number[] {
  const flat = (typed: string) => typed.toLowerCase().replaceAll('ё', 'е')
  const at = flat(name).indexOf(flat(text))
  return at < 0 ? [] : [at, at + text.length]
}
