import { expect, test } from 'vitest'
import { makeStore, sliceAdded } from '../../store/make-store.ts'
import { recipientRemoved, selectTender, tenderClosed, tenderOpened, tenderSlice } from './tender-slice.ts'

const EMPTY = { system: '', type: '', city: '', budget: '', deadline: '' }

const store = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })

test('initially the dialog is closed and empty', () => {
  expect(selectTender(store().getState())).toEqual({ ...EMPTY, agencies: [], isOpen: false })
})

test('the dialog opens for the selected agencies and keeps them when closed', () => {
  const { dispatch, getState } = store()
  dispatch(sliceAdded(tenderSlice))
  dispatch(tenderOpened({ ...EMPTY, agencies: [3, 5, 7], system: 'bitrix' }))
  dispatch(recipientRemoved(5))
  dispatch(tenderClosed())
  expect(selectTender(getState())).toEqual({ ...EMPTY, agencies: [3, 7], system: 'bitrix', isOpen: false })
})
