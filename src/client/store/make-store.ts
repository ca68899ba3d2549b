import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type UnknownAction,
} from 'redux'
import { type ThunkAction, type ThunkDispatch, withExtraArgument } from 'redux-thunk'
import type { CallApi } from '#contract/index.ts'
import type { KeptAgencies } from './kept-agencies.ts'
import { remoteReducer } from './remote.ts'
import { mainMenuSlice } from './shell/main-menu-slice.ts'
import { noticesSlice } from './shell/notices-slice.ts'
import { siteSlice } from './shell/site-slice.ts'

const FIRST = {
  remote: remoteReducer,
  site: siteSlice.reducer,
  mainMenu: mainMenuSlice.reducer,
  notices: noticesSlice.reducer,
}
const firstReducer = combineReducers(FIRST)

/** Slices added by the part that owns them, absent until then; the others declare themselves here. */
export interface DeferredState {
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
