import type { Answer, CallApi, CallName } from './index.ts'

/** A form sent without JavaScript: what its call answered stands in the page that is rendered next. */
export interface PostedForm {
  name: CallName
  /** As it was typed, right or wrong. */
  request: object
  response: unknown
  /** `data` is the answer of the call, as a browser would have got it. */
  error: { message: string; status: number; data: unknown } | null
}

/** What the server asks of the client bundle, and what it gets back. Both sides are checked against this. */
export interface PageRequest {
  pathname: string
  search: string
  device: 'desktop' | 'mobile'
  api: CallApi
  now: number
  siteName: string
  /** Without a slash at its end: what search engines read needs whole addresses. */
  siteUrl: string
  posted?: PostedForm
}

export interface RenderedPage {
  status: number
  html: string
  /** Store state as JSON, safe inside a script element; without it the page runs no script. */
  state: string | null
  head: Answer<'page-html-head'> | null
  title: string
  /** What search engines read of the page (schema.org), one object per script element. */
  jsonLd: readonly object[]
  /** Modules whose chunks the document preloads, as named in the bundle's manifest. */
  modules: string[]
  /** Modules that come after the first load: the document links their styles and preloads nothing of them. */
  deferredModules: string[]
  /** Writes that concern these drop the page from the cache. */
  tags: string[]
  /** False when a block failed: such a page is sent, never kept. */
  isComplete: boolean
  /** Its address is a secret: neither kept, nor indexed, nor told to others as where a visitor came from. */
  isPrivate: boolean
}

/** Modules of a page as named in the bundle's manifest; later ones come after the first load. */
export interface PageBundle extends Pick<RenderedPage, 'modules' | 'deferredModules'> {
  page: string
  device: PageRequest['device']
}

export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>
  /** The page shown when nothing can be asked: no calls, no state. */
  renderFailure(request: { status: number; device: PageRequest['device']; siteName: string }): RenderedPage
  /** The address with only the query its page reads, sorted: what the page cache goes by. */
  cacheKey(pathname: string, search: string): string
  /** What each page loads on each device, for those who weigh it. */
  bundles: readonly PageBundle[]
  /** Names of paths that have a page today; menus and footers link to nothing else. */
  pageNames: readonly string[]
}
