import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { CallApi } from '#contract/index.ts'
import { autocompleteSlice } from './autocomplete-slice.ts'
import { mainMenuSlice } from './main-menu-slice.ts'
import { noticesSlice } from './notices-slice.ts'
import { remoteReducer } from './remote.ts'
import { siteSlice } from './site-slice.ts'
import { viewedAgenciesSlice } from './viewed-agencies-slice.ts'

const reducer = combineReducers({
  remote: remoteReducer,
  site: siteSlice.reducer,
  autocomplete: autocompleteSlice.reducer,
  mainMenu: mainMenuSlice.reducer,
  notices: noticesSlice.reducer,
  viewedAgencies: viewedAgenciesSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>
export interface StoreExtra {
  api: CallApi
}

/** One store per request on the server, one per visit in the browser; the API comes in. */
export function makeStore(preloaded: Partial<RootState> | undefined, extra: StoreExtra) {
  return configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    // Responses are plain JSON by contract; walking them after every action would only slow development.
    middleware: defaults =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<R = void> = ThunkAction<R, RootState, StoreExtra, UnknownAction>
