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

const lostStyles = new Map<unknown, string>()

/** Loads a chunk; a failure tells whether the file is gone. Failures are not cached. */
export async function loadChunk<Module>(load: Load<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    if (lostStyles.size > 0) await restoreStyles(load)
    return await load()
  } catch (error) {
    if (error instanceof LostChunk) throw error
    const [, stylesheet] = STYLESHEET.exec(String(error)) ?? []
    if (stylesheet) lostStyles.set(load, stylesheet)
    const lost = await lostChunk(error)
    isReleaseGone ||= lost.isGone
    throw lost
  }
}

/** Vite never asks again for a stylesheet that failed: without this a retry would show the part unstyled. */
async function restoreStyles(load: unknown): Promise<void> {
  const restored = [...lostStyles].map(async ([owner, stylesheet]) => {
    try {
      await loadStylesheet(stylesheet)
      lostStyles.delete(owner)
    } catch (error) {
      if (owner === load) throw error
    }
  })
  await Promise.all(restored)
}

function loadStylesheet(href: string): Promise<void> {
  for (const link of document.querySelectorAll('link')) if (link.href === href) link.remove()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`))
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
