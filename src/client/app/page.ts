import type { CallName } from '#contract/index.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { Device } from '#domain/web/device.ts'
import type { CallRequest } from '../store/remote.ts'
import type { ComponentModule, LatePart } from './late-part.ts'
import type { LazyModule } from './lazy-module.ts'

export interface ViewSource extends LazyModule<ComponentModule> {
  /** The part the server draws in it. The module's styles come with the page, its code after a navigation. */
  drawn?: { module: string; part: LatePart }
}

export type PageViews = Record<Device, ViewSource>

/** One view for both devices: a page has two only where the layout truly differs. */
export const bothDevices = (view: ViewSource): PageViews => ({ desktop: view, mobile: view })

/** Facts of a page, as data. Those the browser has no use for are in its document (page-document.ts). */
export type PageFacts<N extends PathName> = ShownFacts<N> & { kind: KindOf<N> }

/**
 * Readers of a page to read are offered the newest study. A visitor who fills in a form is busy: nothing may float over its
 * fields. The address of a private page is a secret: never kept, indexed, counted or sent as a referrer.
 */
export type PageKind = 'page' | 'read' | 'form' | 'private'
export type KindOf<N extends PathName> = PathParams<N> extends { key: string } ? 'private' : 'page' | 'read' | 'form'

interface ShownFacts<N extends PathName> {
  /** Says whether this page handles the address, where pages share a name. */
  accepts?: (params: PathParams<N>) => boolean
  calls: (params: PathParams<N>, query: URLSearchParams) => CallRequest[]
  /** The call whose failure makes the whole page an error page. */
  header: CallName | null
  /** Query parameters the page reads; all others are ignored by caches. */
  query?: readonly string[]
  /** The title depends on the query too. */
  hasHeadByQuery?: true
  /** Of these, the lists: a form sends their values separately, the page reads them as one. */
  lists?: readonly string[]
  /** Calls of late parts (app/late-part.ts): their answers are drawn, but do not travel as state. */
  drawnOnly?: readonly CallName[]
  /** Whole as the server drew it: the application waits until its reader turns to a control. */
  isForReading?: true
  /** Writes with one of these tags drop the page from the server's cache; browsers have none (scripts/drop-server-facts.ts). */
  tags: (params: PathParams<N>) => string[]
  views: PageViews
}

/** The pages of a family by the names of their paths. Of several with one name the first that accepts the address is shown. */
export type FamilyPages<N extends PathName> = { [K in N]: PageFacts<K> | readonly PageFacts<K>[] }

export const definePages = <N extends PathName>(pages: FamilyPages<N>): FamilyPages<N> => pages

/** Pages of all names in one list; the path table matches parameters to their page. */
export type AnyPage = Omit<ShownFacts<PathName>, 'accepts' | 'calls' | 'tags'> & {
  name: PathName
  kind: PageKind
  accepts?: (params: never) => boolean
  calls: (params: never, query: URLSearchParams) => CallRequest[]
  tags: (params: never) => string[]
}

/** An address with its page and everything the page asks for. */
export interface ResolvedPage {
  page: AnyPage
  pathname: string
  search: string
  params: Record<string, unknown>
  /** Calls of the page and of the shell. */
  requests: CallRequest[]
}
