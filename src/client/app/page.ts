import type { ComponentType } from 'react'
import type { CallName } from '#contract/index.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { Device } from '#domain/web/device.ts'
import type { CallRequest } from '../store/remote.ts'
import type { LazyModule } from './lazy-module.ts'

export type ViewSource = LazyModule<{ View: ComponentType }>

/** One view for both devices: a page has two only where the layout truly differs. */
export const bothDevices = (view: ViewSource): Record<Device, ViewSource> => ({ desktop: view, mobile: view })

/** A page is a small data object: which calls it asks, which view each device gets. */
export interface Page<N extends PathName = PathName> {
  name: N
  /** Where pages share a name: whether this one shows the address. */
  accepts?: (params: PathParams<N>) => boolean
  calls: (params: PathParams<N>, query: URLSearchParams) => CallRequest[]
  /** Query parameters the page reads; all others are not part of its address. */
  query?: readonly string[]
  /** Of these, the lists: a form sends each of its values apart, and together they are one. */
  lists?: readonly string[]
  /** The call without which there is no page: its failure is the page's. */
  header?: CallName
  /** Writes that concern these drop the page from the server's cache. */
  tags: (params: PathParams<N>) => string[]
  views: Record<Device, ViewSource>
  /**
   * Such a page is read before anything on it is pressed: the shell is taken over first, the view when its code has
   * come. Until then it works by links, forms and `details`.
   */
  isHydratedLater?: boolean
}

/** Pages of all names in one list: parameters are matched to their page by the path table. */
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
