import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'

const RATING = '/digital-agencies/'

/** Dismisses notices, which could cover the elements to click. */
async function dismissNotices(context: BrowserContext): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ analytics: false, at: '2026-01-01T00:00:00.000Z' }))
  await context.addCookies([{ name: 'cookieChoice', value, url: inject('siteUrl') }])
}

async function leaders(): Promise<{ id: number; name: string; name_lat: string }[]> {
  const { rows } = await api('rating-page-main-info', { path: RATING })
  return rows.map(({ agency }) => agency)
}

const table = (page: Page) => page.getByRole('region', { name: 'Таблица сравнения' })

test.for(DEVICES)('the printed comparison is whole and has no controls (%s)', async (device, { openContext }) => {
  const chosen = (await leaders()).slice(0, 3)
  const context = await openContext(device, { colorScheme: 'dark' })
  await dismissNotices(context)
  const page = await context.newPage()
  await page.goto(`/compare/?ids=${chosen.map(({ id }) => id)}`)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Только различия' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /^Убрать / }).count()).toBe(0)
  for (const { name } of chosen) expect(await table(page).getByRole('columnheader', { name }).isVisible()).toBe(true)
  for (const title of ['Коротко', 'Балл', 'Открытость', 'Город', 'Час работы', 'Услуги', 'Юридическое лицо']) {
    expect(await table(page).getByRole('rowheader', { name: title }).first().isVisible(), title).toBe(true)
  }
  for (const name of ['Цена на одной оси', 'Работы', 'За что хвалят']) {
    expect(await page.getByRole('heading', { name }).isVisible(), name).toBe(true)
  }
  // Date, address, light paper, and textures that printers keep.
  expect(await page.getByText(/^\d+\s[а-я]+ \d{4}, http\S+\/compare\/\?ids=/).isVisible()).toBe(true)
  expect(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).toMatch(/255, 255, 255|0, 0, 0, 0/)
  const [adjust, fill] = await page.evaluate<string[]>(`(() => {
    const ruler = document.querySelector('main svg[aria-label^="Кейсы: "]')
    return [getComputedStyle(ruler).printColorAdjust, getComputedStyle(ruler.querySelector('rect')).fill]
  })()`)
  expect(adjust).toBe('exact')
  expect(fill).toContain('hatch')
})

test.for([true, false])(
  'on a phone three agencies are compared with one thumb (JavaScript: %s)',
  async (javaScriptEnabled, { openContext }) => {
    const chosen = (await leaders()).slice(0, 3)
    const context = await openContext('mobile', { javaScriptEnabled })
    if (javaScriptEnabled) await dismissNotices(context)
    const page = await context.newPage()
    await page.goto(`/compare/?ids=${chosen.map(({ id }) => id)}`)
    if (javaScriptEnabled) await hydrated(page)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    /** How much of each column is on screen. */
    const shares = () =>
      Promise.all(
        chosen.map(async ({ name }) => {
          const box = await table(page).getByRole('columnheader', { name }).boundingBox()
          return box ? Math.max(0, Math.min(box.x + box.width, width) - box.x) / box.width : 0
        }),
      )
    // Two whole columns and the edge of the third; nothing scrolls sideways, neither the page nor a part of it.
    const [first = 0, second = 0, third = 0] = await shares()
    expect([first, second]).toEqual([1, 1])
    expect(third).toBeGreaterThan(0.05)
    expect(third).toBeLessThan(0.5)
    const scrollers = await page.evaluate<string[]>(`[document.scrollingElement, ...document.querySelectorAll('main *')]
      .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .filter(part => part === document.scrollingElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
      .filter(part => !part.matches('nav'))
      .map(part => part.outerHTML.slice(0, 80))`)
    expect(scrollers).toEqual([])

    // The acts stay in the lower third while the page scrolls.
    await page.evaluate('window.scrollTo(0, 1200)')
    const next = page.getByRole('link', { name: `Показать ${inGuillemets(chosen[2]?.name ?? '')}`, exact: true }).last()
    const ask = page.getByRole('link', { name: 'Заявка всем троим' })
    for (const target of [next, ask]) {
      const box = await target.boundingBox()
      expect(box?.y).toBeGreaterThan((height * 2) / 3)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await next.click()
    await page.waitForURL(/from=1/)
    await expect.poll(async () => (await shares()).slice(1)).toEqual([1, 1])
    expect((await shares())[0]).toBeLessThan(0.5)
    await page.getByRole('link', { name: `Первое — ${inGuillemets(chosen[0]?.name ?? '')}` }).click()
    await page.waitForURL(/from=2/)
    await expect.poll(shares).toMatchObject([1, expect.any(Number), 1])
  },
)
