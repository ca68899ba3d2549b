import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Device } from '#domain/device.ts'
import { FONT_SIZE } from '#domain/font-size.ts'

export interface SiteState {
  name: string
  device: Device
  /** Address the state was made for: hydration only takes over a state of its own address. */
  path: string
  isServerRendered: boolean
  /** Spec §7: crashes are reported only in production and while this switch is off. */
  isCrashLogOff: boolean
  /** Root font size in pixels; CSS sets it, the store knows it (spec §3). */
  fontSize: number
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
  reducers: {
    serverRendered: (state, { payload }: PayloadAction<boolean>) => {
      state.isServerRendered = payload
    },
    fontSizeChanged: (state, { payload }: PayloadAction<number>) => {
      state.fontSize = payload
    },
  },
  selectors: { selectDevice: state => state.device, selectSiteName: state => state.name },
})

export const { serverRendered, fontSizeChanged } = siteSlice.actions
export const { selectDevice, selectSiteName } = siteSlice.selectors
