import { BOUNDS, PICTURE_FRESH_MS } from './bounds.ts'
import { FILES, isShell, PAGES, PICTURES, shellName } from './cache-names.ts'
import { keep, keptAt, trim } from './kept-responses.ts'
import { isPublicPage, type Site } from './request-kind.ts'
import {
  blankPicture,
  deviceIn,
  filesIn,
  isPageToKeep,
  isPictureToKeep,
  logoIn,
  markCopy,
  offlineAddress,
  titleIn,
} from './saved-copy.ts'

/** Written into the worker by scripts/build-worker.ts. */
export interface Release {
  version: string
  offlinePath: string
  privatePrefixes: readonly string[]
  /** The shell of each device, by the build's manifest. */
  shell: Readonly<Record<'desktop' | 'mobile', readonly string[]>>
}

export interface Surroundings {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  now: () => number
  origin: string
  release: Release
}

/** Logos sit next to the agency's name, so a missing one loses no information. */
const isLogo = (url: string): boolean => new URL(url).pathname.startsWith('/media/logo/')

const AGENCY_PAGE = /^\/agency-[^/]+\/$/

/** Work that may go on after the answer. */
type Later = (work: Promise<unknown>) => void

/** A page asks for its own copy: the worker sees documents only, not navigations within one. */
export interface KeepRequest {
  keep: string
  device: 'desktop' | 'mobile'
}

export function makeWorker({ caches, fetch, now, origin, release }: Surroundings) {
  const shell = shellName(release.version)
  const site: Site = { origin, privatePrefixes: release.privatePrefixes }
  const isOfflinePage = (url: string) => new URL(url).pathname === release.offlinePath
  const absolute = (path: string) => new URL(path, origin).href

  /** A full or broken storage costs the copy, not the page. */
  const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

  async function addFile(cache: Cache, url: string): Promise<void> {
    const response = (await caches.match(url)) ?? (await fetch(url))
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    await keep(cache, url, response, now())
  }

  /** One file after another: the page in the foreground comes first. Most are in the browser's HTTP cache already. */
  async function install(): Promise<void> {
    const cache = await caches.open(shell)
    const response = await fetch(absolute(release.offlinePath))
    if (!isPageToKeep(response)) throw new Error(`${release.offlinePath}: ${response.status}`)
    const html = await response.clone().text()
    // While a release is being rolled out, the document may name the files of the other one.
    for (const file of new Set([...release.shell[deviceIn(html)], ...filesIn(html)]))
      await addFile(cache, absolute(file))
    await keep(cache, absolute(release.offlinePath), response, now())
  }

  /** Files of earlier shells stay for the copies that name them, within the bounds. */
  async function activate(): Promise<void> {
    const files = await caches.open(FILES)
    for (const name of (await caches.keys()).filter(known => isShell(known) && known !== shell)) {
      const old = await caches.open(name)
      for (const { url } of await old.keys()) {
        const response = isOfflinePage(url) ? undefined : await old.match(url)
        if (response) await quietly(files.put(url, response))
      }
      await caches.delete(name)
    }
  }

  async function keepPage(url: string, response: Response): Promise<void> {
    const html = await response.clone().text()
    await keep(await caches.open(PAGES), url, response, now(), titleIn(html))
    const files = await caches.open(FILES)
    for (const file of filesIn(html).map(absolute)) if (!(await caches.match(file))) await addFile(files, file)
    const logo = AGENCY_PAGE.test(new URL(url).pathname) ? logoIn(html) : undefined
    if (logo) await quietly(addPicture(absolute(logo)))
    await trim(await caches.open(PAGES), BOUNDS.pages, now())
    await trim(files, BOUNDS.files, now())
    await trim(await caches.open(PICTURES), BOUNDS.pictures, now())
  }

  async function copyOf(url: string): Promise<Response> {
    if (isOfflinePage(url)) {
      return (await (await caches.open(shell)).match(absolute(release.offlinePath))) ?? Response.error()
    }
    const copy = await (await caches.open(PAGES)).match(url)
    if (!copy) return Response.redirect(offlineAddress(release.offlinePath, url))
    return new Response(markCopy(await copy.text(), keptAt(copy)), { headers: copy.headers })
  }

  /** Network first. A server that answers, even with an error, is not offline. */
  async function answerPage(request: Request, preloaded: Promise<Response | undefined>, later: Later) {
    const { href: url } = withoutFragment(request.url)
    try {
      const response = (await preloaded) ?? (await fetch(request))
      if (isPageToKeep(response) && !isOfflinePage(url)) later(quietly(keepPage(url, response.clone())))
      return response
    } catch {
      return copyOf(url)
    }
  }

  async function answerFile(request: Request, later: Later): Promise<Response> {
    const known = await caches.match(request.url)
    if (known) return known
    const response = await fetch(request)
    if (response.status === 200) later(quietly(keepIn(FILES, request.url, response.clone())))
    return response
  }

  async function addPicture(url: string): Promise<void> {
    const pictures = await caches.open(PICTURES)
    const response = (await pictures.match(url)) ? undefined : await fetch(url)
    if (response && isPictureToKeep(response)) await keep(pictures, url, response, now())
  }

  async function answerPicture(request: Request, later: Later): Promise<Response> {
    const known = await (await caches.open(PICTURES)).match(request.url)
    if (known && now() - keptAt(known) < PICTURE_FRESH_MS) return known
    const asked = fetch(request).then(response => {
      if (isPictureToKeep(response)) later(quietly(keepIn(PICTURES, request.url, response.clone())))
      return response
    })
    if (!known) return isLogo(request.url) ? asked.catch(blankPicture) : asked
    later(quietly(asked))
    return known
  }

  const keepIn = async (name: string, url: string, response: Response) =>
    keep(await caches.open(name), url, response, now())

  /** The other device's document is not what the visitor sees: Chrome's «desktop site» changes one tab only. */
  async function keepAsked({ keep: address, device }: KeepRequest): Promise<void> {
    const { href: url, pathname, origin: from } = withoutFragment(absolute(address))
    if (from !== origin || !isPublicPage(pathname, site) || isOfflinePage(url)) return
    const response = await fetch(url)
    if (isPageToKeep(response) && deviceIn(await response.clone().text()) === device) await keepPage(url, response)
  }

  return {
    site,
    install,
    activate,
    answerPage,
    answerFile,
    answerPicture,
    keepAsked: (asked: KeepRequest) => quietly(keepAsked(asked)),
  }
}

function withoutFragment(address: string): URL {
  const url = new URL(address)
  url.hash = ''
  return url
}
