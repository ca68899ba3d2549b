import { callErrorOf } from '../../api/call-failure.ts'
import { type AppThunk, sliceAdded } from '../../store/make-store.ts'
import {
  mobileReviewEnded,
  mobileReviewFailed,
  mobileReviewStarted,
  mobileReviewsSlice,
  selectMobileReview,
} from './mobile-reviews-slice.ts'

/** Calls of three lists that answer the same review by its id. */
export type WholeReviewCall = 'agency-review-get' | 'cms-review-get' | 'customer-review-get'

/** Loads the full review that replaces its excerpt; once. */
export const openMobileReview =
  (call: WholeReviewCall, id: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    dispatch(sliceAdded(mobileReviewsSlice))
    const known = selectMobileReview(getState(), id)
    if (known?.isAjax || known?.review) return
    dispatch(mobileReviewStarted(id))
    try {
      const { review } = await api(call, { id })
      dispatch(mobileReviewEnded(review))
    } catch (error) {
      dispatch(mobileReviewFailed({ id, error: callErrorOf(error).message }))
    }
  }
