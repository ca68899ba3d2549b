import type { CallName } from '#contract/index.ts'
import type { AppThunk } from './make-store.ts'
import { type RemoteRecord, recordOf, remoteActions } from './remote.ts'

/** Spec §4: what of an agency's page can go back to its initial state, each block by itself. */
const BLOCKS = {
  clients: ['agency-clients'],
  reviews: ['agency-reviews', 'agency-review', 'agency-review-get'],
  reviewFilter: ['reviews-count-and-filters'],
  portfolio: [
    'agency-portfolio-list',
    'agency-portfolio-filters',
    '/v2/portfolio/categories/{id}',
    '/v2/portfolio/projects/{id}',
  ],
} as const satisfies Record<string, readonly CallName[]>

type Block = keyof typeof BLOCKS

export const blocksCleared = (...blocks: Block[]) => remoteActions.cleared(blocks.flatMap(block => BLOCKS[block]))

/** Spec §4, the full reset: the list, every opened review and the filter begin from their defaults. */
export const reviewsReset = () => blocksCleared('reviews', 'reviewFilter')

/** Coming to an agency leaves the one before: nothing of it is kept, and nothing of this one is lost. */
export const agencyEntered =
  (agency: string): AppThunk =>
  (dispatch, getState) => {
    const { remote } = getState()
    const strange = (Object.keys(BLOCKS) as Block[]).flatMap(block =>
      BLOCKS[block].filter(name => {
        const owner = ownerOf(recordOf(remote, name))
        return owner !== null && owner !== agency
      }),
    )
    if (strange.length > 0) dispatch(remoteActions.cleared(strange))
  }

interface Owned {
  agency?: string | { name_lat: string }
  review?: Owned
}

/** Whose block it is: asked by the agency's slug, or by a number whose answer names the agency. */
function ownerOf({ request, response }: RemoteRecord): string | null {
  const answer = response as Owned | null
  const agency = (request as Owned | null)?.agency ?? answer?.agency ?? answer?.review?.agency
  return typeof agency === 'object' ? agency.name_lat : (agency ?? null)
}
