import { describe, expect } from 'vitest'
import { DEVICES, settled, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'
import budgets from '../../../bench/budgets.json' with { type: 'json' }

const PAGES = {
  'a piece of news': async () => (await api('news-list', { category: 'market' })).data[0]?.path ?? '',
  'a study': async () => '/research/ceny-2026/',
  'a term': async () => '/abc/seo/',
  'a case': async () => (await api('cases-list', {})).cases_list[0]?.path ?? '',
}

describe.each(DEVICES)('on %s', device => {
  test.for(Object.entries(PAGES))('%s is read without the application', async ([, pathOf], { openContext }) => {
    const context = await openContext(device)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/\.js(\?|$)/.test(response.url)) scripts.set(requestId, 0)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
    })
    await session.send('Network.enable')
    const kilobytes = () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
    const { articleKilobytes, kilobytes: pageKilobytes } = budgets.wire.scripts
    await page.goto(await pathOf())
    await settled(page)
    expect(kilobytes()).toBeLessThanOrEqual(articleKilobytes)

    // Reading to the end takes a small script, which offers a study and counts the view.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator('[data-counted]').waitFor()
    await settled(page)
    expect(kilobytes()).toBeGreaterThan(0.5)
    expect(kilobytes()).toBeLessThanOrEqual(articleKilobytes)

    // Focusing a control loads the application, which weighs no more than on other pages.
    await page.locator('header a').first().focus()
    await page.getByRole('region', { name: 'Файлы cookie' }).waitFor()
    await settled(page)
    expect(kilobytes()).toBeLessThanOrEqual(pageKilobytes)
    // The measurement itself works.
    expect(kilobytes()).toBeGreaterThan(50)
  })
})
