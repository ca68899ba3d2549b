import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BEST, bodyOf, compressBrotli, encodePage, encodingOf, QUICK } from './page-encodings.ts'

const TEXT = '<p>Рейтинг диджитал-агентств</p>'.repeat(200)
const HTML = Buffer.from(TEXT)

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br;q=0.001, gzip', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['brotli, gzipped', 'identity'],
  [`br, ${'a, '.repeat(4_000)}`, 'br'],
  [`${'a, '.repeat(4_000)}br`, 'identity'],
])('Accept-Encoding %.60s gets %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding)
})

describe('the bytes of a page', () => {
  test('decode to the page in every encoding', async () => {
    const page = encodePage(200, HTML)
    expect((await bodyOf(page, 'identity')).toString()).toBe(TEXT)
    expect((await promisify(gunzip)(await bodyOf(page, 'gzip'))).toString()).toBe(TEXT)
    expect((await promisify(brotliDecompress)(await bodyOf(page, 'br'))).toString()).toBe(TEXT)
  })

  test('are compressed once, on the first request', async () => {
    const page = encodePage(200, HTML)
    expect([page.brotli, page.gzip]).toEqual([null, null])
    const first = await bodyOf(page, 'br')
    expect(page).toMatchObject({ brotliQuality: QUICK, gzip: null })
    expect(await bodyOf(page, 'br')).toBe(first)
    expect(await bodyOf(page, 'gzip')).toBe(await bodyOf(page, 'gzip'))
  })

  test.each(['br', 'gzip'] as const)('are kept as %s alone, and give the page again', async encoding => {
    const page = encodePage(200, HTML)
    await bodyOf(page, encoding)
    expect(page).toMatchObject({ html: null, htmlBytes: HTML.length })
    const body = await bodyOf(page, encoding)
    expect(body.buffer.byteLength).toBe(body.length)
    expect((await bodyOf(page, 'identity')).toString()).toBe(TEXT)
    expect((await promisify(gunzip)(await bodyOf(page, 'gzip'))).toString()).toBe(TEXT)
    expect((await promisify(brotliDecompress)(await bodyOf(page, 'br'))).toString()).toBe(TEXT)
  })

  test('are fewer at the best quality and decode to the same text', async () => {
    const varied = Array.from({ length: 400 }, (_, index) => `<p>Агентство ${index * 7919}</p>`).join('')
    const [quick, best] = await Promise.all([QUICK, BEST].map(quality => compressBrotli(Buffer.from(varied), quality)))
    expect(best?.length).toBeLessThan(quick?.length ?? 0)
    expect((await promisify(brotliDecompress)(best ?? Buffer.alloc(0))).toString()).toBe(varied)
  })
})

describe('the ETag of a page', () => {
  test('changes only with the bytes', () => {
    expect(encodePage(200, HTML).etag).toBe(encodePage(200, HTML).etag)
    expect(encodePage(200, HTML).etag).not.toBe(encodePage(200, Buffer.from(`${TEXT} `)).etag)
  })

  // All encodings of the page share one ETag, so it must be weak.
  test('is weak and well-formed', () => {
    expect(encodePage(200, HTML).etag).toMatch(/^W\/"[\w-]{20}"$/)
  })
})
