import type { findCalls } from '#contract/calls/find.ts'
import type { Handlers } from '#contract/define.ts'
import { findAgencies } from '#db/queries/find/find.ts'
import { href } from '#domain/paths/paths.ts'
import { searchTexts } from '#domain/russian/search-words.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { findPages } from './find-pages.ts'

const FOUND = 8
/** Relative to the best hit: weak matches are noise next to an exact one, but useful when nothing better is found. */
const MIN_SHARE = 0.6

export const findHandlers: Handlers<typeof findCalls, Context> = {
  'agency-find': async ({ q, limit }, context) => {
    const texts = searchTexts(q)
    if (texts[0] === '') return { results: [], ratings: [], systems: [], read_as: null }
    const [agencies, pages] = await Promise.all([
      findAgencies(context.database.kysely, texts, limit ?? FOUND),
      findPages(texts, context),
    ])
    // The keyboard layout with the best match is what was meant; the typed one wins a tie.
    const nth = bestReading([...agencies, ...pages])
    const meant = texts[nth - 1] ?? q
    const ofKind = (kind: 'rating' | 'system') =>
      pages.filter(page => page.nth === nth && page.kind === kind).map(({ title, path }) => ({ title, path }))
    const read = agencies.filter(agency => agency.nth === nth)
    const best = Math.max(...read.map(({ likeness }) => likeness))
    return {
      results: read
        .filter(({ likeness }) => likeness >= best * MIN_SHARE)
        .map(agency => ({
          ...agencyCard(agency),
          path: href('agency', { agency: agency.slug }),
          matched: matchedPart(agency.name, meant),
        })),
      ratings: ofKind('rating'),
      systems: ofKind('system'),
      read_as: isOtherLayout(q, meant) ? meant : null,
    }
  },
}

function bestReading(found: readonly { nth: number; likeness: number }[]): number {
  const best = found.toSorted((a, b) => b.likeness - a.likeness || a.nth - b.nth)[0]
  return best?.nth ?? 1
}

const isOtherLayout = (typed: string, meant: string): boolean => /[а-яё]/i.test(typed) !== /[а-яё]/i.test(meant)

/** Start and end of the text within the name; empty if it does not occur. */
export function matchedPart(name: string, text: string): number[] {
  const flat = (typed: string) => typed.toLowerCase().replaceAll('ё', 'е')
  const at = flat(name).indexOf(flat(text))
  return at < 0 ? [] : [at, at + text.length]
}
