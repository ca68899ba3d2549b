import type { AbOption, RunningExperiment } from '#domain/analytics/experiments.ts'
import type { PathName } from '#domain/paths/paths.ts'
import type { CardPage } from '#domain/web/pictures.ts'
import type { SitemapKindName } from '#domain/web/sitemap-kinds.ts'
import type { Answer, CallApi, CallName } from './index.ts'

/** A form sent without JavaScript. The next rendered page shows the answer of its call. */
export interface PostedForm {
  name: CallName
  /** As typed, valid or not. */
  request: object
  response: unknown
  /** `data` is the answer as a browser would have received it. */
  error: { message: string; status: number; data: unknown } | null
}

/** The configuration that browsers need. A setting that is off is absent and leaves no trace in the page. */
export interface BrowserSettings {
  /** Spec §7: crashes are reported only in production and while this switch is off. */
  isCrashLogOff?: boolean
  analytics?: {
    metrika?: { id: string; url: string }
    tracker?: string
    experiment?: RunningExperiment
  }
  /** The option of the running experiment, on the page that reads it. */
  abOption?: AbOption
}

export interface PageRequest {
  pathname: string
  search: string
  device: 'desktop' | 'mobile'
  api: CallApi
  siteName: string
  /** Without a trailing slash; canonical links and structured data need absolute URLs. */
  siteUrl: string
  settings?: BrowserSettings
  posted?: PostedForm
  /** Hears why a part of the page was left out; if the page itself cannot be drawn, `render` rejects. */
  onLostPart: (error: unknown) => void
}

/** Text in pieces: what was memoised as UTF-8 is only copied into the document, not encoded again. */
export type PageText = readonly (string | Uint8Array)[]

export interface RenderedPage {
  status: number
  html: PageText
  /** Store state as JSON, safe inside a script element; without it the page runs no script. */
  state: PageText | null
  head: Answer<'page-html-head'> | null
  title: string
  /** Structured data (schema.org), one object per script element. */
  jsonLd: readonly object[]
  /** Modules whose chunks the document preloads, as named in the bundle's manifest. */
  modules: string[]
  /** The module of which only the styles are needed, because the server has drawn it. */
  drawn: string | null
  /** A write that touches one of these tags drops the page from the cache. */
  tags: string[]
  /** False when a block or a part failed: such a page is sent but never cached. */
  isComplete: boolean
  /** Whole as the server drew it: the application waits until its reader turns to a control. */
  isForReading: boolean
  /** Its address is a secret: never cached, indexed or sent as a referrer. */
  isPrivate: boolean
}

export interface ChartRequest {
  answer: Answer<'/v2/digitalStats/charts/{id}'>
  /** Of the address: choices and marked series. */
  search: string
}

export interface FramedRequest extends Pick<PageRequest, 'pathname' | 'device' | 'api' | 'siteName' | 'siteUrl'> {
  title: string
  /** Trusted: whatever a visitor typed is escaped in it. */
  html: string
}

export interface PageBundle extends Pick<RenderedPage, 'modules' | 'drawn'> {
  page: string
  device: PageRequest['device']
}

export interface StaticHead {
  title: string
  description: string
  /** Nothing to find there yet: search engines are asked to leave the page out. */
  isEmpty?: boolean
}

/** The picture of a page in social networks; null where there is none. */
export type SharePicture<N extends PathName, Params> =
  | (N extends CardPage ? 'card' : never)
  /** Drawn from the head, under the name of the section: for pages to read. */
  | { section: string }
  /** That of another page, by its path. */
  | { of: (params: Params) => string }
  /** Depends on the query, so the renderer finds its address. */
  | { ofQuery: (params: Params, query: URLSearchParams) => string }
  | null

/** Facts of a page that the server needs besides its path. */
export interface ServedPage {
  /** The kind of sitemap that lists it; null where none does. */
  sitemap: SitemapKindName | null
  /** Null where the head depends on data. */
  head: StaticHead | null
  sharePicture: SharePicture<PathName, never>
}

export type PageRegistry = Readonly<Record<PathName, ServedPage>>

/** All the server knows of the client bundle. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>
  /** The error page: makes no calls and has no state. */
  renderFailure(request: { status: number; device: PageRequest['device']; siteName: string }): RenderedPage
  /** The site's header and footer around what the server wrote itself; runs no script. */
  renderFramed(request: FramedRequest): Promise<RenderedPage>
  /** One chart as a page for frames of other sites: makes no calls and runs no script. */
  renderChart(request: ChartRequest & Pick<PageRequest, 'device' | 'siteName' | 'siteUrl'>): RenderedPage
  /** The same chart as an SVG with its colours, for a picture. */
  drawChart(request: ChartRequest): string
  /** Key of the page cache: the address with only the query parameters its page reads, sorted. */
  cacheKey(pathname: string, search: string): string
  /** Files that each page loads on each device, for the bundle benchmark. */
  bundles: readonly PageBundle[]
  pages: PageRegistry
}
