import { timeoutMessage } from '../api/call-failure.ts'
import { CHUNK_TIMEOUT_MS } from './chunk-timeout.ts'

type Load<Module> = () => Promise<Module>

/** How long to wait for the server when a file failed to load. */
const PROBE_MS = 5_000
const FILE = /(?<!\S)\S*\/assets\/[\w.-]+/
const STYLESHEET = /CSS for (\S+)/

/** A file of the site that failed to load. */
export class LostChunk extends Error {
  /** A release has removed the file: only a full load of the address helps. */
  readonly isGone: boolean
  /** The server answers, so a full load works too. */
  readonly isServerThere: boolean

  constructor(cause: unknown, status: number | null, file: string | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.isServerThere = status !== null
    this.isGone = file !== undefined && (status === 404 || status === 410)
  }
}

let isReleaseGone = false

/** Whether a newer release has replaced this document's files: from then on links are left to the browser. */
export const isOutdated = (): boolean => isReleaseGone

/** Addresses of stylesheets, each with the load that it failed. */
const lostStyles = new Map<string, unknown>()

/** Loads a chunk in time; a failure tells whether the file is gone. Failures are not cached. */
export async function loadChunk<Module>(load: Load<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    return await inTime(async () => {
      if (lostStyles.size > 0) await restoreStyles(load)
      return load()
    })
  } catch (error) {
    if (error instanceof LostChunk) throw error
    for (const stylesheet of stylesheetsLost(error)) lostStyles.set(stylesheet, load)
    const lost = await lostChunk(error)
    isReleaseGone ||= lost.isGone
    throw lost
  }
}

class LateChunk extends Error {}

function inTime<Module>(load: Load<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LateChunk(timeoutMessage(CHUNK_TIMEOUT_MS)))
    const timer = setTimeout(late, CHUNK_TIMEOUT_MS)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** The one that the error names; when time is up, those that have not come. */
function stylesheetsLost(error: unknown): string[] {
  const [, named] = STYLESHEET.exec(String(error)) ?? []
  if (named) return [named]
  if (!(error instanceof LateChunk)) return []
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return links.filter(({ sheet }) => sheet === null).map(({ href }) => href)
}

/** Vite never asks again for a stylesheet: without this a retry would show the part unstyled. */
async function restoreStyles(load: unknown): Promise<void> {
  const restored = [...lostStyles].map(async ([stylesheet, owner]) => {
    try {
      await loadStylesheet(stylesheet)
      lostStyles.delete(stylesheet)
    } catch (error) {
      if (owner === load) throw error
    }
  })
  await Promise.all(restored)
}

let restores = 0

function loadStylesheet(href: string): Promise<void> {
  restores += 1
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  // The same address would join the request that hangs.
  link.href = `${href}?again=${restores}`
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })
}

/** Safari's message does not name the file; then the page itself tells only whether the server is there. */
async function lostChunk(error: unknown): Promise<LostChunk> {
  const [file] = FILE.exec(String(error)) ?? []
  return new LostChunk(error, await statusOf(file ?? window.location.href), file)
}

async function statusOf(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS)
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return null
  }
}
