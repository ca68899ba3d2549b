import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  gunzip,
  gzip,
} from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
const fromGzip = promisify(gunzip)

export const QUICK = 5
export const BEST = 11

/** A page as it is sent; each compressed encoding is added on its first request. */
export interface EncodedPage {
  status: number
  /** Null once the page is compressed: it would take five times the memory, and few ask for it. */
  html: Buffer | null
  htmlBytes: number
  etag: string
  brotli: Buffer | null
  brotliQuality: number
  gzip: Buffer | null
}

export function encodePage(status: number, html: Buffer): EncodedPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
  return { status, html, htmlBytes: html.length, etag, brotli: null, brotliQuality: 0, gzip: null }
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** No browser sends a longer list. */
const MAX_ACCEPTED = 200

export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = acceptEncoding.slice(0, MAX_ACCEPTED)
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? 'gzip' : 'identity'
}

/** The body, if the page has been compressed like this before. */
export function encodedBody(page: EncodedPage, encoding: Encoding): Buffer | null {
  if (encoding === 'identity') return page.html
  return encoding === 'br' ? page.brotli : page.gzip
}

/** Compresses on the first request, quickly rather than well: 8 ms against 600 ms for the best quality. */
export async function bodyOf(page: EncodedPage, encoding: Encoding): Promise<Buffer> {
  const ready = encodedBody(page, encoding)
  if (ready) return ready
  const html = await htmlOf(page)
  if (encoding === 'identity') return html
  if (encoding === 'gzip') page.gzip = compact(await gzipAsync(html, { level: 6 }))
  else if (!page.brotli) {
    page.brotli = await compressBrotli(html, QUICK)
    page.brotliQuality = QUICK
  }
  page.html = null
  return bodyOf(page, encoding)
}

export async function htmlOf({ html, brotli, gzip }: EncodedPage): Promise<Buffer> {
  if (html) return html
  return brotli ? fromBrotli(brotli) : fromGzip(gzip ?? '')
}

/** As a stream where only the compressed text is kept: a sitemap takes megabytes, and many may ask at once. */
export function plainBody({ html, brotli, gzip }: EncodedPage): Buffer | Readable {
  if (html) return html
  const compressed = Readable.from([gzip ?? brotli ?? ''], { objectMode: false })
  // Fastify reports the error, since a failure of the source destroys the decompressor with it.
  return pipeline(compressed, gzip ? createGunzip() : createBrotliDecompress(), () => undefined)
}

export async function compressBrotli(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return compact(await brotliAsync(html, { params }))
}

/** zlib returns a part of a chunk of 64 KB, which would stay in memory with it. */
function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
