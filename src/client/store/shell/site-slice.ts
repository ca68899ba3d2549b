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
  /** The code of the selection and the notices failed to load: their plain forms are offered instead. */
  isFloatingLost?: boolean
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
    floatingLost: (state, isFloatingLost: boolean): SiteState => ({ ...state, isFloatingLost }),
  },
})

export const { serverRendered, fontSizeChanged, floatingLost } = siteSlice.actions
export const selectDevice = ({ site }: { site: SiteState }) => site.device
export const selectIsFloatingLost = ({ site }: { site: SiteState }) => site.isFloatingLost ?? false
export const selectSiteName = ({ site }: { site: SiteState }) => site.name
