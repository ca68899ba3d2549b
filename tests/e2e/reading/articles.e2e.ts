import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const STUDY = '/research/ceny-2026/'
const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))
const contents = (page: Page) => page.getByRole('navigation', { name: 'На этой странице' })
const scrollTo = (page: Page, id: string) => page.evaluate(`document.getElementById('${id}').scrollIntoView()`)

test.for(visits)(
  'a reader goes from the list to a study, by its contents, to another one and back ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { javaScriptEnabled })
    const consoleErrors = collectConsoleErrors(page)
    const main = page.getByRole('main')
    const { title, more } = await api('research-get', { slug: 'ceny-2026' })
    const next = more[0] ?? { title: '', path: '' }
    await page.goto('/research/')
    if (javaScriptEnabled) await hydrated(page)
    await main.getByRole('link', { name: title, exact: true }).click()
    await main.getByRole('heading', { level: 1, name: title }).waitFor()

    await contents(page).getByRole('link', { name: 'Данные' }).click()
    await page.waitForURL(`**${STUDY}#dannye`)
    const heading = main.getByRole('heading', { level: 2, name: 'Данные' })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(300)

    await main.getByRole('navigation', { name: 'Другие исследования' }).getByRole('link').first().click()
    await page.waitForURL(`**${next.path}`)
    await main.getByRole('heading', { level: 1, name: next.title }).waitFor()
    await page.goBack()
    await main.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(consoleErrors).toEqual([])
  },
)

test.for(visits)(
  'news lead by category to an item, a related one and the list ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { javaScriptEnabled })
    const main = page.getByRole('main')
    const { data } = await api('news-list', { category: 'market' })
    const first = data[0]?.title ?? ''
    await page.goto('/news/')
    if (javaScriptEnabled) await hydrated(page)
    await main
      .getByRole('navigation', { name: 'Рубрики' })
      .getByRole('link', { name: /^Рынок/ })
      .click()
    await main.getByRole('heading', { level: 1, name: 'Новости рынка' }).waitFor()
    await main.getByRole('link', { name: first, exact: true }).click()
    await main.getByRole('heading', { level: 1, name: first }).waitFor()
    await main.getByRole('navigation', { name: 'Читать дальше' }).getByRole('link').first().click()
    await main.getByRole('heading', { level: 1, name: first }).waitFor({ state: 'detached' })
    await main.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link', { name: 'Новости' }).click()
    await main.getByRole('heading', { level: 1, name: 'Новости и исследования' }).waitFor()
  },
)

test.for(visits)(
  'the alphabet leads to a letter, a term and its neighbour ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { javaScriptEnabled })
    const main = page.getByRole('main')
    const { letters } = await api('abc-list', {})
    await page.goto('/abc/')
    if (javaScriptEnabled) await hydrated(page)
    const bar = main.getByRole('navigation', { name: 'Алфавит' }).getByRole('link')
    expect(await bar.allTextContents()).toEqual(letters.map(({ letter, terms }) => letter + terms.length))
    await main
      .getByRole('navigation', { name: 'Алфавит' })
      .getByRole('link', { name: /^С ?\d/ })
      .click()
    const letter = main.getByRole('region', { name: 'С', exact: true })
    await expect.poll(async () => (await letter.boundingBox())?.y ?? 900).toBeLessThan(300)
    await letter.getByRole('link', { name: 'Смета', exact: true }).click()
    await main.getByRole('heading', { level: 1, name: 'Смета' }).waitFor()
    await main.getByRole('navigation', { name: 'Рядом в азбуке' }).getByRole('link').first().click()
    await main.getByRole('heading', { level: 1, name: 'Смета' }).waitFor({ state: 'detached' })
  },
)

test.for(DEVICES)('charts of a study and their figures need no JavaScript (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { javaScriptEnabled: false })
  await page.goto(STUDY)
  expect(await page.locator('article figure svg[role="img"]:visible').count()).toBeGreaterThan(0)
  await page.getByText('Таблица', { exact: true }).first().click()
  await page.locator('article figure details[open] table').first().waitFor()
  // Its визир would show a place that nobody follows.
  expect(await page.locator('[data-reading="ruler"]:visible, [data-reading="mark"]:visible').count()).toBe(0)
})

test('the contents mark the part that is being read, and the визир moves on', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(STUDY)
  await hydrated(page)
  const current = contents(page).locator('[aria-current="location"]')
  const mark = page.locator('[data-reading="mark"]')
  await scrollTo(page, 'chto-platyat-seychas')
  await expect.poll(() => current.allTextContents()).toEqual([expect.stringMatching(/Что платят сейчас$/)])
  const before = (await mark.boundingBox())?.y ?? 0
  await scrollTo(page, 'dannye')
  await expect.poll(() => current.allTextContents()).toEqual([expect.stringMatching(/Данные$/)])
  expect((await mark.boundingBox())?.y ?? 0).toBeGreaterThan(before)
})

test('on a phone a ruler of minutes crosses the top while the text is read', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto(STUDY)
  await hydrated(page)
  const ruler = page.locator('[data-reading="ruler"]')
  const minute = ruler.locator('[data-reading="minute"]')
  expect(await ruler.isVisible()).toBe(false)
  await scrollTo(page, 'chto-platyat-seychas')
  await ruler.waitFor()
  const before = (await minute.boundingBox())?.x ?? 0
  await scrollTo(page, 'chego-zdes-net')
  await expect.poll(async () => (await minute.boundingBox())?.x ?? 0).toBeGreaterThan(before)
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
  await ruler.waitFor({ state: 'hidden' })
})

test('the contents are reached and followed by keyboard', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(STUDY)
  await hydrated(page)
  const first = contents(page).getByRole('link').first()
  await page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').last().focus()
  // After the author.
  for (let step = 0; step < 3 && !(await isFocused(first)); step += 1) await page.keyboard.press('Tab')
  expect(await isFocused(first)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${STUDY}#tri-smety-na-odin-sayt`)
})

test('copied text carries its source', async ({ openContext }) => {
  const context = await openContext('desktop', { permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(STUDY)
  await hydrated(page)
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('[data-reading="text"] > p'))`)
  await page.keyboard.press('ControlOrMeta+C')
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toContain('директор мебельной фабрики')
  expect(copied.replaceAll('\u00a0', ' ')).toMatch(/Источник: Сколько стоит работа агентства.*\/research\/ceny-2026\/$/)
})

test('on paper a study ends with its source, without navigation', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(STUDY)
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Источник: «Сколько стоит работа агентства/).waitFor()
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('article figure svg[role="img"]:visible').count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'screen' })
})

test('the route of an order remembers in the browser what was read', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/abc/')
  await hydrated(page)
  const route = page.getByRole('main').getByRole('navigation', { name: 'Принять работу' })
  await route.getByRole('link', { name: 'Начать' }).click()
  await page.getByRole('heading', { level: 1, name: 'Тестовый стенд' }).waitFor()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(`localStorage.getItem('readTerms')`)).toContain('/abc/testovyy-stend/')
  await page.goBack()
  await route.getByRole('link', { name: 'Продолжить' }).click()
  await page.getByRole('heading', { level: 1, name: 'Чек-лист приёмки' }).waitFor()
})

test('a term read without the application is remembered too', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/abc/tender/?order=choose-contractor')
  await page.mouse.wheel(0, 400)
  await page.locator('[data-counted]').waitFor()
  await page.goto('/abc/')
  await hydrated(page)
  const route = page.getByRole('main').getByRole('navigation', { name: 'Выбрать подрядчика' })
  await route.getByRole('link', { name: 'Продолжить' }).waitFor()
})

test('rows of the journal are as high as the ruler beside them was drawn for', async ({ openPage }) => {
  for (const width of [1100, 1360]) {
    const page = await openPage('desktop', { viewport: { width, height: 900 } })
    for (const path of ['/news/', '/research/', '/interviews/']) {
      await page.goto(path)
      const rows = page.locator('main ol > li:has(article)')
      const off = await rows.evaluateAll(items =>
        items.map(row =>
          Math.round(
            row.getBoundingClientRect().height - (row.querySelector('svg')?.getBoundingClientRect().height ?? 0),
          ),
        ),
      )
      expect(off.length).toBeGreaterThan(1)
      // The line below a row.
      expect(Math.max(...off), `${path} at ${width}`).toBeLessThanOrEqual(1)
    }
    await page.close()
  }
})
