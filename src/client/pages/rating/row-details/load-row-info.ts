import { type AppThunk, sliceAdded } from '../../../store/make-store.ts'
import {
  additionalInfoEnded,
  additionalInfoFailed,
  additionalInfoStarted,
  type RowPart,
  ratingRowsSlice,
  rowToggled,
  selectOpenRows,
  selectRowInfo,
} from '../rows/rating-rows-slice.ts'

/** Toggles a part of a row; its data is loaded once. */
export const openRow =
  (path: string, id: number, part: RowPart): AppThunk =>
  (dispatch, getState) => {
    dispatch(sliceAdded(ratingRowsSlice))
    dispatch(rowToggled({ path, id, part }))
    const { info, isAjax } = selectRowInfo(getState(), id)
    if (id in selectOpenRows(getState(), path) && !info && !isAjax) dispatch(loadRowInfo(path, id))
  }

export const loadRowInfo =
  (path: string, id: number): AppThunk<Promise<void>> =>
  async (dispatch, _, { api }) => {
    dispatch(additionalInfoStarted({ path, id }))
    try {
      const { additional_info } = await api('rating-additional-info', { path, ids: String(id) })
      dispatch(additionalInfoEnded({ path, id, info: additional_info[id] ?? null }))
    } catch {
      dispatch(additionalInfoFailed({ path, id }))
    }
  }
