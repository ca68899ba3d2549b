import type { Device } from '#domain/web/device.ts'
import { FONT_SIZE } from '#domain/web/font-size.ts'
import { createSlice } from '../slice.ts'

export interface SiteState {
  name: string
  device: Device
  /** The address this state was rendered for; hydration refuses any other. */
  path: string
  isServerRendered: boolean
  /** Spec §7: crashes are reported only in production and while this switch is off. */
  isCrashLogOff: boolean
  /** Root font size in pixels (spec §3); CSS sets it, the store follows. */
  fontSize: number
  /** The selection's code failed to load: its plain form is offered instead. */
  isSelectionLost?: boolean
}

export const initialSite: SiteState = {
  name: 'Мерило',
  device: 'desktop',
  path: '/',
  isServerRendered: false,
  isCrashLogOff: false,
  fontSize: FONT_SIZE.desktop.baseSize,
}

export const siteSlice = createSlice({
  name: 'site',
  initialState: initialSite,
  cases: {
    serverRendered: (state, isServerRendered: boolean) => ({ ...state, isServerRendered }),
    fontSizeChanged: (state, fontSize: number) => ({ ...state, fontSize }),
    selectionLost: (state, isSelectionLost: boolean): SiteState => ({ ...state, isSelectionLost }),
  },
})

export const { serverRendered, fontSizeChanged, selectionLost } = siteSlice.actions
export const selectDevice = ({ site }: { site: SiteState }) => site.device
export const selectIsSelectionLost = ({ site }: { site: SiteState }) => site.isSelectionLost ?? false
export const selectSiteName = ({ site }: { site: SiteState }) => site.name
