import { type Bounds, type KeptEntry, surplus } from './bounds.ts'

/** Headers that the worker adds to what it keeps. */
const KEPT_AT = 'x-kept-at'
const KEPT_BYTES = 'x-kept-bytes'
const KEPT_TITLE = 'x-kept-title'
/** The body is kept decoded and whole, and is never asked about again. */
const DROPPED = ['content-encoding', 'content-length', 'etag', 'vary', 'server-timing']

/** Without `vary`: a copy of the other device still reads better than none, and its state names its own device. */
export async function keep(cache: Cache, url: string, response: Response, now: number, title = ''): Promise<void> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  for (const name of DROPPED) headers.delete(name)
  headers.set(KEPT_AT, String(now))
  headers.set(KEPT_BYTES, String(body.byteLength))
  // Headers hold no Cyrillic.
  if (title !== '') headers.set(KEPT_TITLE, encodeURIComponent(title))
  await cache.put(url, new Response(body, { headers }))
}

export const keptAt = ({ headers }: Pick<Response, 'headers'>): number => Number(headers.get(KEPT_AT))

export const keptTitle = ({ headers }: Pick<Response, 'headers'>): string =>
  decodeURIComponent(headers.get(KEPT_TITLE) ?? '')

export async function trim(cache: Cache, bounds: Bounds, now: number): Promise<void> {
  for (const { url } of surplus(await entriesOf(cache), bounds, now)) await cache.delete(url)
}

async function entriesOf(cache: Cache): Promise<KeptEntry[]> {
  const entries: KeptEntry[] = []
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url)
    if (response) entries.push({ url, at: keptAt(response), bytes: Number(response.headers.get(KEPT_BYTES)) })
  }
  return entries
}
