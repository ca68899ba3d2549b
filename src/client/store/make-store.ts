import { applyMiddleware, combineReducers, legacy_createStore as createStore, type UnknownAction } from 'redux'
import { type ThunkAction, type ThunkDispatch, withExtraArgument } from 'redux-thunk'
import type { CallApi } from '#contract/index.ts'
import { autocompleteSlice } from './autocomplete-slice.ts'
import { filtersSlice } from './filters-slice.ts'
import { mainMenuSlice } from './main-menu-slice.ts'
import { nativeCardsSlice } from './native-cards-slice.ts'
import { noticesSlice } from './notices-slice.ts'
import { ratingRowsSlice } from './rating-rows-slice.ts'
import { remoteReducer } from './remote.ts'
import { siteSlice } from './site-slice.ts'
import { viewedAgenciesSlice } from './viewed-agencies-slice.ts'

const reducer = combineReducers({
  remote: remoteReducer,
  site: siteSlice.reducer,
  autocomplete: autocompleteSlice.reducer,
  filters: filtersSlice.reducer,
  mainMenu: mainMenuSlice.reducer,
  nativeCards: nativeCardsSlice.reducer,
  notices: noticesSlice.reducer,
  ratingRows: ratingRowsSlice.reducer,
  viewedAgencies: viewedAgenciesSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>
export interface StoreExtra {
  api: CallApi
}

/** One store per request on the server, one per visit in the browser; the API comes in. */
export function makeStore(preloaded: Partial<RootState> | undefined, extra: StoreExtra) {
  const enhancer = applyMiddleware<AppDispatch, RootState>(
    withExtraArgument<RootState, UnknownAction, StoreExtra>(extra),
  )
  return createStore(reducer, preloaded, enhancer)
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>
export type AppThunk<R = void> = ThunkAction<R, RootState, StoreExtra, UnknownAction>
