import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    charts: ChartsState
  }
}

const initialState = {
  /** Spec §3, showShareModal: the chart whose share dialog is open. */
  shared: null as string | null,
}

export type ChartsState = typeof initialState

export const chartsSlice = createSlice({
  name: 'charts',
  initialState,
  cases: {
    shareOpened: (_, chart: string): ChartsState => ({ shared: chart }),
    shareClosed: (): ChartsState => ({ shared: null }),
  },
})

export const { shareOpened, shareClosed } = chartsSlice.actions
export const selectSharedChart = ({ charts = initialState }: { charts?: ChartsState }): string | null => charts.shared
