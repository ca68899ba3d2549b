import type { CallName } from '#contract/index.ts'
import type { AppThunk } from '../../../store/make-store.ts'
import { recordOf, remoteActions } from '../../../store/remote.ts'

/** Spec §4: blocks of an agency's page that can be reset one by one. */
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

/** Spec §4, the full reset: the list, opened reviews and the filter return to their defaults. */
export const reviewsReset = () => blocksCleared('reviews', 'reviewFilter')

/**
 * Clears what was loaded for another agency. Records requested by id are left alone: they cannot be mistaken for
 * another's, and the address may legitimately hold the id of another agency's project.
 */
export const agencyEntered =
  (agency: string): AppThunk =>
  (dispatch, getState) => {
    const { remote } = getState()
    const foreign = Object.values<readonly CallName[]>(BLOCKS)
      .flat()
      .filter(name => {
        const owner = (recordOf(remote, name).request as { agency?: string } | null)?.agency
        return owner !== undefined && owner !== agency
      })
    if (foreign.length > 0) dispatch(remoteActions.cleared(foreign))
  }
