import type { BrowserSettings } from '#contract/page-renderer.ts'
import type { AbOption } from '#domain/analytics/experiments.ts'
import type { Device } from '#domain/web/device.ts'
import { FONT_SIZE } from '#domain/web/font-size.ts'
import { createSlice } from '../slice.ts'

export interface SiteState extends BrowserSettings {
  name: string
  /** The public address of the site, without a slash. */
  url: string
  device: Device
  /** The address this state was rendered for; hydration refuses any other. */
  path: string
  isServerRendered: boolean
  /** Root font size in pixels (spec §3); CSS sets it, the store follows. */
  fontSize: number
  /** The selection's code failed to load: its plain form is offered instead. */
  isSelectionLost?: boolean
}

export const initialSite: SiteState = {
  name: 'Мерило',
  url: '',
  device: 'desktop',
  path: '/',
  isServerRendered: false,
  fontSize: FONT_SIZE.desktop.baseSize,
}

export const siteSlice = createSlice({
  name: 'site',
  initialState: initialSite,
  cases: {
    serverRendered: (state, isServerRendered: boolean) => ({ ...state, isServerRendered }),
    fontSizeChanged: (state, fontSize: number) => ({ ...state, fontSize }),
    /** Spec §3: the option of an A/B test can be set. */
    abOptionSet: (state, abOption: AbOption): SiteState => ({ ...state, abOption }),
    selectionLost: (state, isSelectionLost: boolean): SiteState => ({ ...state, isSelectionLost }),
  },
})

export const { serverRendered, fontSizeChanged, abOptionSet, selectionLost } = siteSlice.actions
export const selectDevice = ({ site }: { site: SiteState }) => site.device
export const selectIsSelectionLost = ({ site }: { site: SiteState }) => site.isSelectionLost ?? false
export const selectSiteName = ({ site }: { site: SiteState }) => site.name
export const selectSiteUrl = ({ site }: { site: SiteState }) => site.url
export const selectAbOption = ({ site }: { site: SiteState }) => site.abOption
