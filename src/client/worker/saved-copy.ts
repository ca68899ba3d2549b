import { formatLocalTime } from '#domain/time/local-time.ts'
import { unescapeHtml } from '#domain/web/escape-html.ts'

/** Says when the page was read, in the page itself: it must be seen without any script of the page. */
export function markCopy(html: string, at: number): string {
  const text = `Нет связи. Сохранённая копия от\u00a0${formatLocalTime(new Date(at))}.`
  // No link: the first one of a page is the way to its content.
  return html.replace('<body>', `<body><aside data-saved-copy aria-label="Сохранённая копия">${text}</aside>`)
}

const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g
/** Joined into one file, so they are named but not loaded (server/ssr/document.ts). */
const NOT_LOADED = /<link [^<>]*\bdisabled>/g

/** Files of the bundle that a document loads. */
export const filesIn = (html: string): string[] => [...new Set(html.replace(NOT_LOADED, '').match(FILE))]

/** Without the site's name at its end. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return unescapeHtml(title.replace(/ — [^—]*$/, ''))
}

/** The logo of the agency whose page this is, by the state of the page: other pages show it beside its name. */
export const logoIn = (html: string): string | undefined => /"logo":"(\/media\/[\w./-]+)"/.exec(html)?.[1]

export const deviceIn = (html: string): 'desktop' | 'mobile' =>
  html.slice(0, 200).includes('class="mobile"') ? 'mobile' : 'desktop'

/** Public pages only: private ones, failures and answers to forms say `no-store`. */
export function isPageToKeep({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return status === 200 && !redirected && isHtml && isPublic(headers)
}

export function isPictureToKeep({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isImage = headers.get('content-type')?.startsWith('image/') === true
  return status === 200 && isImage && isPublic(headers)
}

const isPublic = (headers: Headers): boolean => headers.get('cache-control')?.split(/,\s*/).includes('public') === true

/** The offline page for an address without a copy; the fragment names that address. */
export const offlineAddress = (offlinePath: string, url: string): string => {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${offlinePath}#${pathname}${search}`
}

/** Instead of a picture that was never seen: browsers would draw a broken one. */
export const blankPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })
