import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type UnknownAction,
} from 'redux'
import { type ThunkAction, type ThunkDispatch, withExtraArgument } from 'redux-thunk'
import type { CallApi } from '#contract/index.ts'
import type { Autocomplete } from './autocomplete-slice.ts'
import type { FiltersState } from './filters-slice.ts'
import type { KeptAgencies } from './kept-agencies.ts'
import { mainMenuSlice } from './main-menu-slice.ts'
import type { MobileReviews } from './mobile-reviews-slice.ts'
import type { NativeCards } from './native-cards-slice.ts'
import { noticesSlice } from './notices-slice.ts'
import type { RatingRows } from './rating-rows-slice.ts'
import { remoteReducer } from './remote.ts'
import type { Selection } from './selection-slice.ts'
import { siteSlice } from './site-slice.ts'
import type { TenderState } from './tender-slice.ts'

const FIRST = {
  remote: remoteReducer,
  site: siteSlice.reducer,
  mainMenu: mainMenuSlice.reducer,
  notices: noticesSlice.reducer,
}
const firstReducer = combineReducers(FIRST)

/** Of the slices that come with the part they belong to: not there before the visitor needs it. */
interface LaterState {
  autocomplete: Autocomplete
  filters: FiltersState
  mobileReviews: MobileReviews
  nativeCards: NativeCards
  ratingRows: RatingRows
  selection: Selection
  tender: TenderState
  viewedAgencies: KeptAgencies
}

export type RootState = ReturnType<typeof firstReducer> & Partial<LaterState>
export type LaterSlice = {
  [K in keyof LaterState]: { name: string; reducer: Reducer<LaterState[K]> }
}[keyof LaterState]

export interface StoreExtra {
  api: CallApi
}

interface ThunkExtra extends StoreExtra {
  addSlice: (slice: LaterSlice) => void
}

/** One store per request on the server, one per visit in the browser; the API comes in. */
export function makeStore(preloaded: Partial<RootState> | undefined, extra: StoreExtra) {
  const reducers: Record<string, unknown> = { ...FIRST }
  const whole = () => combineReducers(reducers as typeof FIRST) as unknown as Reducer<RootState, UnknownAction>
  const addSlice = ({ name, reducer }: LaterSlice) => {
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

/** Comes before the first action of a slice that is not there from the start. */
export const sliceAdded =
  (slice: LaterSlice): AppThunk =>
  (_, __, { addSlice }) =>
    addSlice(slice)

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>
export type AppThunk<R = void> = ThunkAction<R, RootState, ThunkExtra, UnknownAction>
