import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'

const PAGE = '/digital-stats/platforms/'
const TITLE = 'На каких веб-серверах работают новые сайты?'

const section = (page: Page) => page.getByRole('region', { name: TITLE })
/** The drawing that this window shows. */
const drawing = (page: Page) => section(page).getByRole('img', { name: TITLE }).filter({ visible: true }).first()
const markup = (page: Page) => drawing(page).innerHTML()

test.for(DEVICES)(
  'a visitor chooses region and period, shares, and the link shows the same picture elsewhere (%s)',
  async (device, { openContext }) => {
    const context = await openContext(device)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(PAGE)
    await hydrated(page)
    const before = await markup(page)
    await page.getByLabel('Период').selectOption('year')
    await page.waitForURL(/period=year/)
    await page.getByLabel('Регион').focus()
    await page.getByLabel('Регион').selectOption('russia')
    await page.waitForURL(/region=russia/)
    // Keyboard users continue from the same field.
    expect(await isFocused(page.getByLabel('Регион'))).toBe(true)
    expect(page.url()).not.toContain('mark=')
    await expect.poll(() => markup(page)).not.toBe(before)

    await section(page).getByRole('checkbox', { name: 'Выделить: Apache' }).uncheck()
    await page.waitForURL(/period=year.*mark=web-servers\.nginx/)
    const chosen = await markup(page)

    await section(page).getByRole('button', { name: 'Поделиться' }).click()
    const dialog = page.getByRole('dialog', { name: 'Поделиться графиком' })
    await dialog.getByRole('button', { name: 'Скопировать ссылку' }).click()
    await dialog.getByText('Ссылка скопирована').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    const picture = (await dialog.getByRole('img').getAttribute('src')) ?? ''
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    expect(consoleErrors).toEqual([])

    const clean = await (await openContext(device)).newPage()
    await clean.goto(link)
    expect(await markup(clean)).toBe(chosen)
    const image = await clean.locator('meta[property="og:image"]').getAttribute('content')
    expect(new URL(image ?? '').pathname + new URL(image ?? '').search).toBe(picture)
    const [one, other] = await Promise.all([1, 2].map(() => fetch(inject('siteUrl') + picture)))
    expect(one?.status).toBe(200)
    expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'))
  },
)

const LINKED = DEVICES.flatMap(device => ['platforms', 'prices'].map(tab => ({ device, tab })))

test.for(LINKED)(
  'every link of a chart of $tab opens what it says ($device)',
  async ({ device, tab }, { openPage }) => {
    const page = await openPage(device)
    const chart = page.getByRole('main').locator('section[id]').first()
    const open = async () => {
      await page.goto(`/digital-stats/${tab}/`)
      await hydrated(page)
      await chart.getByRole('button', { name: /^Поделиться/ }).waitFor()
      for (const summary of await chart.locator('summary').all()) await summary.dispatchEvent('click')
    }
    await open()
    const hrefs = await chart
      .locator('a[href]')
      .evaluateAll(all => all.filter(link => link.checkVisibility()).map(link => link.getAttribute('href') ?? ''))
    expect(hrefs.some(href => href.startsWith('/embed/'))).toBe(true)
    expect(hrefs.some(href => href.endsWith('.csv'))).toBe(true)
    expect(hrefs.some(href => href.includes('as_of='))).toBe(true)
    // Pages of systems are all alike: the first stands for them.
    const [system] = hrefs.filter(href => href.startsWith('/cms-'))
    for (const href of new Set(hrefs.filter(one => one === system || !one.startsWith('/cms-')))) {
      const link = chart.locator(`a[href="${href}"]`).filter({ visible: true }).first()
      const url = new URL(href, page.url())
      if ((await link.getAttribute('download')) !== null) {
        const [file] = await Promise.all([
          page.waitForEvent('download', { timeout: 20_000 }),
          link.dispatchEvent('click'),
        ])
        expect(await file.failure()).toBeNull()
        continue
      }
      // Messages that float over the page must not take the press.
      await link.dispatchEvent('click')
      await expect.poll(() => page.url(), { timeout: 20_000 }).toBe(url.href)
      expect(await page.getByText('Такой страницы нет').count()).toBe(0)
      const { status } = await fetch(url)
      expect([href, status]).toEqual([href, 200])
      // Drawn for two widths, one of them hidden.
      if (href.startsWith('/embed/')) await page.locator('main svg').filter({ visible: true }).first().waitFor()
      await open()
    }
  },
)

test('arrow keys move the визир, and its value is spoken', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(PAGE)
  await hydrated(page)
  const slider = section(page).getByRole('slider').filter({ visible: true })
  await slider.focus()
  const before = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('End')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before)
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/кв\.\s\d{4}: .+ — [\d,]+\s%/)
})

test('a choice made before the code of the charts has come shows its own charts', async ({ openPage }) => {
  const page = await openPage('desktop')
  const consoleErrors = collectConsoleErrors(page)
  const { promise: isChosen, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/charts-*.js', async route => {
    await isChosen
    await route.continue()
  })
  await page.goto(PAGE)
  await hydrated(page)
  expect(await section(page).getByRole('slider').count()).toBe(0)
  await page.getByLabel('Период').selectOption('year')
  await page.waitForURL(/period=year/)
  release()
  await section(page).getByRole('slider').filter({ visible: true }).waitFor()
  expect(await section(page).getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('period=year')
  expect(consoleErrors).toEqual([])
})

test.for(DEVICES)('without JavaScript everything is there (%s)', async (device, { openContext }) => {
  const context = await openContext(device, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PAGE)
  expect(await section(page).getByRole('slider').count()).toBe(0)
  await drawing(page).waitFor()
  await page.getByLabel('Период').selectOption('year')
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await page.waitForURL(/period=year/)
  await section(page).getByRole('checkbox', { name: 'Выделить: Apache' }).uncheck()
  await section(page).getByRole('button', { name: 'Выделить отмеченные' }).click()
  await page.waitForURL(/mark=/)
  expect(await section(page).getByRole('checkbox', { name: 'Выделить: Apache' }).isChecked()).toBe(false)
  await section(page).locator('summary', { hasText: 'Таблица' }).click()
  await section(page)
    .getByRole('table', { name: `${TITLE} В процентах.` })
    .waitFor()
  expect(await section(page).getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    `${PAGE}web-servers.csv?period=year`,
  )
  await section(page).getByRole('link', { name: 'Поделиться' }).click()
  await page.waitForURL(/chart=web-servers/)
  expect(await page.locator('main section h2').first().textContent()).toBe(TITLE)
})

test('another site may frame a chart and nothing else', async ({ openPage, onTestFinished }) => {
  const siteUrl = inject('siteUrl')
  const frame = (path: string) => `<iframe src="${siteUrl}${path}" width="900" height="600"></iframe>`
  const foreign = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(frame(request.url === '/chart' ? '/embed/digital-stats/web-servers/' : PAGE))
  })
  await new Promise<void>(resolve => foreign.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void foreign.close())
  const origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`

  const page = await openPage('desktop')
  await page.goto(`${origin}/chart`)
  const chart = page.frameLocator('iframe')
  await chart.getByRole('heading', { name: TITLE }).waitFor()
  await chart.getByRole('img', { name: TITLE }).first().waitFor()
  expect(await chart.getByRole('link', { name: 'Мерило' }).getAttribute('href')).toBe(
    `${siteUrl}${PAGE}?chart=web-servers`,
  )

  await page.goto(`${origin}/page`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})
