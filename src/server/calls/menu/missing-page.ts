import type { Answer } from '#contract/index.ts'
import { type FoundAgencyRow, findAgencies } from '#db/queries/find/find.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { ratingTitle } from '#domain/rating/rating-homes.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { lettersToChange, wrongLetters } from '#domain/web/letters-to-change.ts'
import { shownPath } from '#domain/web/shown-path.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import type { Context } from '../../context.ts'
import { agencyCard, cityTitle } from '../../shapes/agency-card.ts'
import { findHead } from '../heads.ts'

type Missing = NonNullable<Answer<'redirect-info'>['missing']>
type NearPage = Missing['near'][number]

interface Candidate {
  path: string
  letters: number
  agency: FoundAgencyRow | null
}

const SHOWN = 3
/** Farther addresses share no more than a few letters by chance. */
const MOST_LETTERS = 8
/** More would be another address, not a slip of the finger. */
const MOST_WRONG = 3
const FOUND_AGENCIES = 8
/** Names are shorter; the search costs more with every letter. */
const MAX_NAME = 40
const AGENCY = /^\/agency-([^/]+)/

/** Made-up addresses are endless, so the answers are kept where older ones give way. */
export const missingPage = (path: string, context: Context): Promise<Missing> =>
  context.memo.remember(`missing-page:${path}`, async () => {
    const asked = trimmed(shownPath(path))
    const [{ sorts, addresses }, agencies] = await Promise.all([context.sitePages(), agenciesLike(asked, context)])
    const candidates = nearest(asked, [
      ...addresses.map(address => ({ path: address, agency: null })),
      ...agencies.map(agency => ({ path: pathOfAgency(asked, agency), agency })),
    ])
    const [first] = candidates
    return {
      pages: sorts,
      near: await Promise.all(candidates.map(candidate => nearPage(candidate, context))),
      wrong: first && first.letters <= MOST_WRONG ? wrongLetters(asked, trimmed(first.path)) : [],
    }
  })

const trimmed = (path: string): string => path.replace(/\/$/, '')

const agenciesLike = async (asked: string, { database }: Context): Promise<FoundAgencyRow[]> => {
  const name = AGENCY.exec(asked)?.[1] ?? /^\/([^/]+)$/.exec(asked)?.[1] ?? ''
  return name === '' || name.length > MAX_NAME ? [] : findAgencies(database.reader, [name], FOUND_AGENCIES)
}

/** The same tab of another agency. */
const pathOfAgency = (asked: string, { slug }: FoundAgencyRow): string =>
  `${AGENCY.test(asked) ? asked.replace(AGENCY, `/agency-${slug}`) : `/agency-${slug}`}/`

function nearest(asked: string, known: readonly Omit<Candidate, 'letters'>[]): Candidate[] {
  // An address of six letters is four letters away from any other.
  let most = Math.min(MOST_LETTERS, Math.floor(asked.length / 2))
  let best: Candidate[] = []
  for (const candidate of known) {
    const letters = lettersToChange(asked, trimmed(candidate.path), most)
    if (letters === null) continue
    best = [...best, { ...candidate, letters }]
      .sort((a, b) => a.letters - b.letters || (a.path < b.path ? -1 : 1))
      .slice(0, SHOWN)
    most = best[SHOWN - 1]?.letters ?? most
  }
  return best
}

async function nearPage({ path, letters, agency }: Candidate, context: Context): Promise<NearPage> {
  if (agency) return { path, letters, title: agency.name, note: placeOf(agency), logo: agencyCard(agency).logo }
  const head = await findHead(matchPath(path), context, new URLSearchParams())
  return { path, letters, title: head?.title ?? path, note: '', logo: null }
}

function placeOf({ city, type, slice, place }: FoundAgencyRow): string {
  const home = type === null || slice === null ? null : pathOfSlice(type, slice, '')
  const parts = home && place !== null ? [`${place}-е${NBSP}место`, lowerFirst(ratingTitle(home))] : []
  return [cityTitle(city), ...parts].join(', ')
}
