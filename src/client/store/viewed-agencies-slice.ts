import { cleanAgencyIds } from '#domain/agency-ids.ts'
import { createSlice } from './slice.ts'

/** Ids of agencies the visitor has opened, newest first; kept in the browser's local storage, never sent. */
export const viewedAgenciesSlice = createSlice({
  name: 'viewedAgencies',
  initialState: { ids: [] as number[] },
  cases: {
    viewedRestored: ({ ids }, kept: readonly unknown[]) => ({ ids: cleanAgencyIds([...ids, ...kept]) }),
    agencyViewed: ({ ids }, id: number) => ({ ids: cleanAgencyIds([id, ...ids]) }),
    viewedRemoved: ({ ids }, removed: number) => ({ ids: ids.filter(id => id !== removed) }),
  },
})

export const { viewedRestored, agencyViewed, viewedRemoved } = viewedAgenciesSlice.actions
