import type { Answer, Params } from '#contract/index.ts'
import type { AppThunk } from '../../store/make-store.ts'

/** The answer for a changed phrase; null when the server cannot be reached, and the form still works. */
export const askPicker =
  <N extends 'picker' | 'picker-preview'>(name: N, params: Params<N>): AppThunk<Promise<Answer<N> | null>> =>
  async (_dispatch, _getState, { api }) => {
    try {
      return await api(name, params)
    } catch {
      return null
    }
  }
