import type { ComponentType } from 'react'
import type { CallName } from '#contract/index.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { Device } from '#domain/web/device.ts'
import type { CallRequest } from '../store/remote.ts'
import type { DormantPart } from './dormant-part.tsx'
import type { LazyModule } from './lazy-module.ts'

interface ViewModule {
  View: ComponentType
  /** The dormant part that fills the view, if the view is empty without it. */
  partOf?: (name: PathName) => DormantPart
}

export type ViewSource = LazyModule<ViewModule>

/** One view for both devices: a page has two only where the layout truly differs. */
export const bothDevices = (view: ViewSource): Record<Device, ViewSource> => ({ desktop: view, mobile: view })

/** A page is a small data object: the calls it needs and the view for each device. */
export interface Page<N extends PathName = PathName> {
  name: N
  /** When pages share a name: whether this one handles the address. */
  accepts?: (params: PathParams<N>) => boolean
  calls: (params: PathParams<N>, query: URLSearchParams) => CallRequest[]
  /** Query parameters the page reads; all others are ignored by caches. */
  query?: readonly string[]
  /** The title depends on the query too. */
  hasHeadByQuery?: true
  /** Of these, the lists: a form sends their values separately, the page reads them as one. */
  lists?: readonly string[]
  /** Calls of dormant parts (app/dormant-part.tsx): their answers are drawn, but do not travel as state. */
  drawnOnly?: readonly CallName[]
  /** Whole as the server drew it: the application waits until its reader turns to a control. */
  isForReading?: true
  /** The call whose failure makes the whole page an error page. */
  header?: CallName
  /** Writes with one of these tags drop the page from the server's cache. */
  tags: (params: PathParams<N>) => string[]
  views: Record<Device, ViewSource>
}

/** Pages of all names in one list; the path table matches parameters to their page. */
export type AnyPage = Omit<Page, 'accepts' | 'calls' | 'tags'> & {
  accepts?: (params: never) => boolean
  calls: (params: never, query: URLSearchParams) => CallRequest[]
  tags: (params: never) => string[]
}

export const definePage = <N extends PathName>(page: Page<N>): AnyPage => page as unknown as AnyPage

/** An address with its page and everything the page asks for. */
export interface ResolvedPage {
  page: AnyPage
  pathname: string
  search: string
  params: Record<string, unknown>
  /** What the page needs, the shell's own calls included. */
  requests: CallRequest[]
  tags: string[]
}
