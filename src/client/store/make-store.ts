import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type UnknownAction,
} from 'redux'
import { type ThunkAction, type ThunkDispatch, withExtraArgument } from 'redux-thunk'
import type { CallApi } from '#contract/index.ts'
import type { KeptAgencies } from './agency/kept-agencies.ts'
import type { MobileReviews } from './agency/mobile-reviews-slice.ts'
import type { Selection } from './agency/selection-slice.ts'
import type { FiltersState } from './rating/filters-slice.ts'
import type { NativeCards } from './rating/native-cards-slice.ts'
import type { RatingRows } from './rating/rating-rows-slice.ts'
import { remoteReducer } from './remote.ts'
import type { Autocomplete } from './shell/autocomplete-slice.ts'
import { mainMenuSlice } from './shell/main-menu-slice.ts'
import { noticesSlice } from './shell/notices-slice.ts'
import type { ResearchPopupState } from './shell/research-popup-slice.ts'
import { siteSlice } from './shell/site-slice.ts'
import type { TenderState } from './shell/tender-slice.ts'
import type { ChartsState } from './stats/charts-slice.ts'

const FIRST = {
  remote: remoteReducer,
  site: siteSlice.reducer,
  mainMenu: mainMenuSlice.reducer,
  notices: noticesSlice.reducer,
}
const firstReducer = combineReducers(FIRST)

/** Slices added by the part that owns them, absent until then. */
interface DeferredState {
  autocomplete: Autocomplete
  charts: ChartsState
  filters: FiltersState
  mobileReviews: MobileReviews
  nativeCards: NativeCards
  ratingRows: RatingRows
  researchPopup: ResearchPopupState
  selection: Selection
  tender: TenderState
  viewedAgencies: KeptAgencies
}

export type RootState = ReturnType<typeof firstReducer> & Partial<DeferredState>
export type DeferredSlice = {
  [K in keyof DeferredState]: { name: string; reducer: Reducer<DeferredState[K]> }
}[keyof DeferredState]

export interface StoreExtra {
  api: CallApi
}

interface ThunkExtra extends StoreExtra {
  addSlice: (slice: DeferredSlice) => void
}

/** One store per request on the server, one per visit in the browser. */
export function makeStore(preloaded: Partial<RootState> | undefined, extra: StoreExtra) {
  const reducers: Record<string, unknown> = { ...FIRST }
  const whole = () => combineReducers(reducers as typeof FIRST) as unknown as Reducer<RootState, UnknownAction>
  const addSlice = ({ name, reducer }: DeferredSlice) => {
    if (name in reducers) return
    reducers[name] = reducer
    store.replaceReducer(whole())
  }
  const enhancer = applyMiddleware<AppDispatch, RootState>(
    withExtraArgument<RootState, UnknownAction, ThunkExtra>({ ...extra, addSlice }),
  )
  const store = createStore(whole(), preloaded as RootState | undefined, enhancer)
  return store
}

/** Dispatch before the first action of a deferred slice. */
export const sliceAdded =
  (slice: DeferredSlice): AppThunk =>
  (_, __, { addSlice }) =>
    addSlice(slice)

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>
export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>
