import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cleanAgencyIds } from '#domain/agency-ids.ts'

/** Ids of agencies the visitor has opened, newest first; kept in the browser's local storage, never sent. */
export const viewedAgenciesSlice = createSlice({
  name: 'viewedAgencies',
  initialState: { ids: [] as number[] },
  reducers: {
    viewedRestored: (state, { payload }: PayloadAction<readonly unknown[]>) => {
      state.ids = cleanAgencyIds([...state.ids, ...payload])
    },
    agencyViewed: (state, { payload }: PayloadAction<number>) => {
      state.ids = cleanAgencyIds([payload, ...state.ids])
    },
    viewedRemoved: (state, { payload }: PayloadAction<number>) => {
      state.ids = state.ids.filter(id => id !== payload)
    },
  },
  selectors: { selectViewedIds: state => state.ids },
})

export const { viewedRestored, agencyViewed, viewedRemoved } = viewedAgenciesSlice.actions
export const { selectViewedIds } = viewedAgenciesSlice.selectors
