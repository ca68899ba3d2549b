import type { Answer, Params } from '#contract/index.ts'
import type { AppThunk } from '../../store/make-store.ts'

/** The slice for changed answers; null when the server cannot be reached, and the form still works. */
export const askPicker =
  (params: Params<'picker'>): AppThunk<Promise<Answer<'picker'> | null>> =>
  async (_dispatch, _getState, { api }) => {
    try {
      return await api('picker', params)
    } catch {
      return null
    }
  }
