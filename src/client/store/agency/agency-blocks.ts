import type { CallName } from '#contract/index.ts'
import type { AppThunk } from '../make-store.ts'
import { recordOf, remoteActions } from '../remote.ts'

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

/**
 * Coming to an agency leaves the one before: nothing of it is kept, and nothing of this one is lost. What is asked for
 * by a number is left alone: it cannot pass for another, and a foreign number may stand in this agency's address.
 */
export const agencyEntered =
  (agency: string): AppThunk =>
  (dispatch, getState) => {
    const { remote } = getState()
    const strange = Object.values<readonly CallName[]>(BLOCKS)
      .flat()
      .filter(name => {
        const owner = (recordOf(remote, name).request as { agency?: string } | null)?.agency
        return owner !== undefined && owner !== agency
      })
    if (strange.length > 0) dispatch(remoteActions.cleared(strange))
  }
