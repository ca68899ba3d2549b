import { callErrorOf } from '../../api/call-failure.ts'
import { type AppThunk, sliceAdded } from '../make-store.ts'
import {
  mobileReviewEnded,
  mobileReviewFailed,
  mobileReviewStarted,
  mobileReviewsSlice,
} from './mobile-reviews-slice.ts'
import { selectMobileReview } from './select-mobile-review.ts'

/** Loads the full review that replaces its excerpt; once. */
export const openMobileReview =
  (id: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    dispatch(sliceAdded(mobileReviewsSlice))
    const known = selectMobileReview(getState(), id)
    if (known?.isAjax || known?.review) return
    dispatch(mobileReviewStarted(id))
    try {
      const { review } = await api('agency-review-get', { id })
      dispatch(mobileReviewEnded(review))
    } catch (error) {
      dispatch(mobileReviewFailed({ id, error: callErrorOf(error).message }))
    }
  }
