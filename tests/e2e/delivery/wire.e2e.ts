import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import budgets from '../../../bench/budgets.json' with { type: 'json' }
import { DEVICES, hydrated, settled, test } from '../../support/browser/browser.ts'
import { agencySlug } from '../../support/site/site.ts'

// Bytes on the wire before any act. They do not depend on the machine's speed, so this is a test, not a bench.

interface Received {
  url: string
  bytes: number
}

const kindOf = ({ url }: Received): string => /\.(js|css|woff2)(\?|$)/.exec(url)?.[1] ?? 'other'

const PAGES = {
  'the main page': async () => '/',
  'a rating': async () => '/digital-agencies/',
  'an agency': async () => `/agency-${await agencySlug()}/`,
  'the comparison': async () => '/compare/?ids=1,2,3',
  'a request to agencies': async () => '/tender/?agencies=1,2,3',
  'the proposals for a request': async () => '/tender/?type=shop&city=kazan&budget=1500000',
  registration: async () => '/profile-add/',
  'a request for a review': async () => '/review-request/',
  contacts: async () => '/contacts/',
}

/** They share parts with several main pages, each with a file of its own. */
const FORMS: readonly string[] = [
  'a request to agencies',
  'the proposals for a request',
  'registration',
  'a request for a review',
  'contacts',
] satisfies (keyof typeof PAGES)[]

async function savedByBestCompression(document: Response | null): Promise<number> {
  if (!document) throw new Error('No document')
  const sent = Number(await document.headerValue('content-length'))
  return sent - brotliCompressSync(await document.body()).length
}

describe.each(DEVICES)('on %s', device => {
  test.for(Object.entries(PAGES))('%s keeps to the wire budget', async ([name, addressOf], { openContext }) => {
    const context = await openContext(device)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const received = new Map<string, Received>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      received.set(requestId, { url: response.url, bytes: 0 })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = received.get(requestId)
      if (one) one.bytes = encodedDataLength
    })
    await session.send('Network.enable')
    const document = await page.goto(await addressOf())
    await hydrated(page, '#root > footer')
    await settled(page)
    // The site recompresses a page that is asked for again; the test site saves that time.
    const saved = await savedByBestCompression(document)

    const all = [...received.values()].filter(({ url }) => !url.startsWith('data:'))
    const of = (kind: string) => all.filter(one => kindOf(one) === kind)
    const kilobytes = (list: readonly Received[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const { requests, scripts, styles, fonts, total } = budgets.wire
    expect(all.length).toBeLessThanOrEqual(requests)
    const filesOf = ({ files, formFiles }: typeof scripts | typeof styles) => (FORMS.includes(name) ? formFiles : files)
    expect(of('js').length).toBeLessThanOrEqual(filesOf(scripts))
    expect(of('css').length).toBeLessThanOrEqual(filesOf(styles))
    expect(kilobytes(of('js'))).toBeLessThanOrEqual(FORMS.includes(name) ? scripts.formKilobytes : scripts.kilobytes)
    expect(kilobytes(of('css'))).toBeLessThanOrEqual(styles.kilobytes)
    expect(kilobytes(of('woff2'))).toBeLessThanOrEqual(fonts)
    expect(kilobytes(all) - saved / 1000).toBeLessThanOrEqual(total)
    if (name === 'a rating') {
      expect(brotliCompressSync((await document?.body()) ?? '').length / 1000).toBeLessThanOrEqual(
        budgets.wire.ratingHtml,
      )
    }
    // The measurement itself works: a page has its shell, styles and text.
    expect(kilobytes(of('js'))).toBeGreaterThan(50)
  })
})
