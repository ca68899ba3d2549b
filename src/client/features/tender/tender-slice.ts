import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    tender: TenderState
  }
}

/** Spec §3: the agencies to ask, and the content system in question. */
export interface TenderSelection {
  agencies: readonly number[]
  system: string
  /** From the address of the link, to fill in the form. */
  type: string
  city: string
  budget: string
  deadline: string
}

const initialState = {
  agencies: [] as readonly number[],
  system: '',
  type: '',
  city: '',
  budget: '',
  deadline: '',
  /** Spec §4: the tender popup on a desktop, the tender modal on a phone. */
  isOpen: false,
}

export type TenderState = typeof initialState

export const tenderSlice = createSlice({
  name: 'tender',
  initialState,
  cases: {
    tenderOpened: (_, selection: TenderSelection): TenderState => ({ ...selection, isOpen: true }),
    tenderClosed: state => ({ ...state, isOpen: false }),
    recipientRemoved: (state, id: number) => ({ ...state, agencies: state.agencies.filter(one => one !== id) }),
  },
})

export const { tenderOpened, tenderClosed, recipientRemoved } = tenderSlice.actions
export const selectTender = ({ tender = initialState }: { tender?: TenderState }): TenderState => tender
