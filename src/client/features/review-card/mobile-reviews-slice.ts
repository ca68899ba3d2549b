import type { UnknownAction } from 'redux'
import type { Review } from '#contract/shapes/review.ts'
import { remoteActions } from '../../store/remote.ts'
import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    mobileReviews: MobileReviews
  }
}

/** Spec §3, review. */
interface MobileReview {
  review: Review | null
  isAjax: boolean
  isNotLoaded: boolean
  error: string | null
}

/** Reviews opened in the list on a phone, by id. */
type MobileReviews = Readonly<Record<number, MobileReview>>

const UNKNOWN: MobileReview = { review: null, isAjax: false, isNotLoaded: true, error: null }
const NONE: MobileReviews = {}

const slice = createSlice({
  name: 'mobileReviews',
  initialState: NONE,
  cases: {
    mobileReviewStarted: (state, id: number) => changed(state, id, { isAjax: true, error: null }),
    mobileReviewEnded: (state, review: Review) =>
      changed(state, review.id, { review, isAjax: false, isNotLoaded: false, error: null }),
    mobileReviewFailed: (state, { id, error }: { id: number; error: string }) =>
      changed(state, id, { isAjax: false, error }),
  },
})

/** Responses of one call and its two siblings: clearing the call of an agency's page clears them. */
const reducer = (state: MobileReviews | undefined, action: UnknownAction): MobileReviews =>
  remoteActions.cleared.match(action) && action.payload.includes('agency-review-get')
    ? NONE
    : slice.reducer(state, action)

function changed(state: MobileReviews, id: number, change: Partial<MobileReview>): MobileReviews {
  return { ...state, [id]: { ...(state[id] ?? UNKNOWN), ...change } }
}

export const mobileReviewsSlice = { ...slice, reducer }
export const { mobileReviewStarted, mobileReviewEnded, mobileReviewFailed } = slice.actions

/** Separate from its slice, which is loaded only when a review is opened. */
export const selectMobileReview = (
  { mobileReviews }: { mobileReviews?: MobileReviews },
  id: number,
): MobileReview | undefined => mobileReviews?.[id]
