import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
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

/** An agency found first by its name with one letter missing. */
async function misspelt() {
  for (const agency of await leaders()) {
    const text = agency.name.slice(0, 3) + agency.name.slice(4)
    const { results } = await api('agency-find', { q: text })
    if (agency.name.length > 6 && results[0]?.id === agency.id) return { agency, text }
  }
  throw new Error('No leader is found by a misspelling')
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Сравнить: ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Выбранные агентства' })
const table = (page: Page) => page.getByRole('region', { name: 'Таблица сравнения' })
const columns = (page: Page) => table(page).locator('thead th > a').allTextContents()
const storedSelection = (page: Page) =>
  page.evaluate<string>('localStorage.mySelection ?? "[]"').then(text => JSON.parse(text))

async function tick(page: Page, name: string): Promise<void> {
  await hydrated(page)
  await box(page, name).check()
}

async function searchField(page: Page, device: Device) {
  if (device === 'mobile') await page.getByRole('button', { name: 'Поиск' }).click()
  return page.getByRole('banner').getByRole('combobox')
}

test.for(DEVICES)(
  'a visitor searches with a typo, compares, sorts and shares the link (%s)',
  async (device, { openContext }) => {
    const { agency, text } = await misspelt()
    const others = (await leaders()).filter(({ id }) => id !== agency.id).slice(0, 2)
    const context = await openContext(device)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await dismissNotices(context)
    const page = await context.newPage()
    await page.goto('/')
    await hydrated(page)
    const field = await searchField(page, device)
    await field.pressSequentially(text)
    await page.getByRole('option', { name: agency.name }).first().click()
    await page.getByRole('heading', { level: 1, name: agency.name }).waitFor()
    await tick(page, agency.name)
    await bar(page).getByText('Выбрано 1').waitFor()

    await page.goto(RATING)
    await bar(page).getByText('Выбрано 1').waitFor()
    for (const { name } of others) await tick(page, name)
    await bar(page).getByText('Выбрано 3').waitFor()
    expect(await storedSelection(page)).toEqual([agency, ...others].map(({ id }) => id))

    await bar(page).getByRole('link', { name: 'Сравнить', exact: true }).click()
    await table(page).waitFor()
    expect(await columns(page)).toEqual([agency, ...others].map(({ name }) => name))
    await table(page).getByRole('button', { name: 'Оценка клиентов' }).click()
    await page.waitForURL(/sort=-average/)
    await table(page).locator('th[aria-sort="descending"]').waitFor()
    expect(await table(page).locator('[aria-sort]').count()).toBe(1)
    const sorted = await columns(page)
    const expected = await api('agency-compare-by-table', {
      ids: [agency, ...others].map(({ id }) => id).join(),
      sort: '-average',
    })
    expect(sorted).toEqual(expected.companies_info.map(({ name }) => name))

    await page.getByRole('button', { name: 'Ссылка', exact: true }).click()
    await page.getByText('Ссылка скопирована').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    const theirChoice = (await leaders()).at(-1)?.id ?? 0

    const otherContext = await openContext(device)
    await dismissNotices(otherContext)
    await otherContext.addInitScript(`localStorage.mySelection ??= '[${theirChoice}]'`)
    const otherPage = await otherContext.newPage()
    await otherPage.goto(link)
    await hydrated(otherPage)
    expect(await columns(otherPage)).toEqual(sorted)
    // Anything the page stores is stored before the tab changes.
    await otherPage.getByRole('link', { name: 'Цены', exact: true }).click()
    await otherPage.waitForURL(/tab=prices/)
    await table(otherPage).getByRole('rowheader', { name: 'Услуги' }).first().waitFor()
    expect(await storedSelection(otherPage)).toEqual([theirChoice])
  },
)

test.for(DEVICES)('checkboxes reflect the selection across pages and Back (%s)', async (device, { openContext }) => {
  const [first, second] = await leaders()
  const context = await openContext(device)
  await dismissNotices(context)
  const page = await context.newPage()
  await page.goto(RATING)
  await tick(page, first?.name ?? '')
  await tick(page, second?.name ?? '')
  await bar(page).getByText('Выбрано 2').waitFor()
  await page
    .getByRole('region', { name: 'Участники рейтинга' })
    .getByRole('link', { name: first?.name ?? '', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: first?.name ?? '' }).waitFor()
  await expect.poll(() => box(page, first?.name ?? '').isChecked()).toBe(true)
  await box(page, first?.name ?? '').uncheck()
  await bar(page).getByText('Выбрано 1').waitFor()
  await page.goBack()
  await box(page, second?.name ?? '').waitFor()
  await expect.poll(() => box(page, second?.name ?? '').isChecked()).toBe(true)
  expect(await box(page, first?.name ?? '').isChecked()).toBe(false)

  await bar(page).getByRole('button', { name: 'Очистить выбор' }).click()
  await bar(page).waitFor({ state: 'detached' })
  expect(await box(page, second?.name ?? '').isChecked()).toBe(false)
  expect(await storedSelection(page)).toEqual([])
})

test('the selection is synchronised between browser tabs', async ({ openContext }) => {
  const [first, second] = await leaders()
  const context = await openContext('desktop')
  await dismissNotices(context)
  const one = await context.newPage()
  const other = await context.newPage()
  await one.goto(RATING)
  await other.goto(RATING)
  await hydrated(other)
  await tick(one, first?.name ?? '')
  await bar(other).getByText('Выбрано 1').waitFor()
  await expect.poll(() => box(other, first?.name ?? '').isChecked()).toBe(true)
  await tick(other, second?.name ?? '')
  await bar(one).getByText('Выбрано 2').waitFor()
  await bar(one).getByRole('button', { name: 'Очистить выбор' }).click()
  await bar(other).waitFor({ state: 'detached' })
  expect(await box(other, second?.name ?? '').isChecked()).toBe(false)
})

test('the comparison popup appears once, at the second agency', async ({ openContext }) => {
  const [first, second, third] = await leaders()
  const context = await openContext('desktop')
  await dismissNotices(context)
  const page = await context.newPage()
  const popup = page.getByRole('complementary', { name: 'Предложение сравнить' })
  await page.goto(RATING)
  await tick(page, first?.name ?? '')
  await bar(page).getByText('Выбрано 1').waitFor()
  expect(await popup.count()).toBe(0)
  await tick(page, second?.name ?? '')
  await popup.getByRole('button', { name: 'Закрыть предложение' }).click()
  await popup.waitFor({ state: 'detached' })
  expect(await page.evaluate<string>('JSON.parse(localStorage.myDate)')).toMatch(/^\d{4}-\d\d-\d\dT/)

  await bar(page).getByRole('button', { name: 'Очистить выбор' }).click()
  await tick(page, third?.name ?? '')
  await tick(page, first?.name ?? '')
  await bar(page).getByText('Выбрано 2').waitFor()
  expect(await popup.count()).toBe(0)
})

test('invalid entries in localStorage are dropped', async ({ openContext }) => {
  const [first] = await leaders()
  const context = await openContext('desktop')
  await dismissNotices(context)
  const page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  await page.addInitScript(`localStorage.mySelection ??= '[0, null, ${first?.id}, "x", 0]'
    localStorage.mySelectionCards ??= '{"broken"'`)
  await page.goto(RATING)
  await bar(page).getByText('Выбрано 1').waitFor()
  expect(await storedSelection(page)).toEqual([first?.id])
  expect(await box(page, first?.name ?? '').isChecked()).toBe(true)
  expect(thrown).toEqual([])
})

test('selecting, sorting, adding and removing work with the keyboard', async ({ openContext }) => {
  const [first, second, third] = await leaders()
  const context = await openContext('desktop')
  await dismissNotices(context)
  const page = await context.newPage()
  await page.goto(RATING)
  await hydrated(page)
  for (const agency of [first, second]) {
    await box(page, agency?.name ?? '').focus()
    await page.keyboard.press('Space')
  }
  await bar(page).getByText('Выбрано 2').waitFor()
  await bar(page).getByRole('link', { name: 'Сравнить', exact: true }).press('Enter')
  const sort = table(page).getByRole('button', { name: /^Проекты в\sпортфолио/ })
  await sort.press('Enter')
  await table(page).locator('th[aria-sort="descending"]').waitFor()
  expect(await isFocused(sort)).toBe(true)
  await sort.press('Enter')
  await table(page).locator('th[aria-sort="ascending"]').waitFor()

  const field = page.getByRole('main').getByRole('combobox', { name: 'Добавить агентство' })
  await field.pressSequentially(third?.name ?? '')
  // An answer to fewer letters may have others before it.
  await expect.poll(() => page.getByRole('listbox').getByRole('option').first().textContent()).toContain(third?.name)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect.poll(() => columns(page)).toHaveLength(3)
  expect(await storedSelection(page)).toEqual([first, second, third].map(agency => agency?.id))
  await page.getByRole('button', { name: `Убрать ${inGuillemets(second?.name ?? '')} из сравнения` }).press('Enter')
  await expect.poll(() => columns(page)).toHaveLength(2)
  expect(await storedSelection(page)).toEqual([first, third].map(agency => agency?.id))
})

test.for(DEVICES)(
  'selecting, sorting, differences and removing work without JavaScript (%s)',
  async (device, { openContext }) => {
    const [first, second, third] = await leaders()
    const context = await openContext(device, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(RATING)
    for (const agency of [first, second, third]) await box(page, agency?.name ?? '').check()
    await page.getByRole('button', { name: 'Сравнить отмеченные' }).click()
    await page.waitForURL(/\/compare\/\?ids=\d+&ids=\d+&ids=\d+$/)
    expect(await columns(page)).toEqual([first, second, third].map(agency => agency?.name))
    expect(await page.getByRole('button', { name: 'CSV' }).isVisible()).toBe(false)

    await table(page)
      .getByRole('button', { name: /^Проекты в\sпортфолио/ })
      .click()
    await page.waitForURL(/sort=-projects/)
    expect(await table(page).locator('th[aria-sort="descending"]').count()).toBe(1)
    const rows = await table(page).locator('tbody tr').count()
    await page.getByRole('link', { name: 'Только различия' }).click()
    await page.waitForURL(/diff=1/)
    expect(await table(page).locator('tbody tr').count()).toBeLessThanOrEqual(rows)
    const [, removed = '', ...left] = await columns(page)
    await page.getByRole('link', { name: `Убрать ${inGuillemets(removed)} из сравнения` }).click()
    await expect.poll(() => columns(page)).not.toContain(removed)
    expect((await columns(page)).slice(1)).toEqual(left)
  },
)

test('the full comparison can be downloaded as CSV', async ({ openContext }) => {
  const chosen = (await leaders()).slice(0, 2)
  const context = await openContext('desktop')
  await dismissNotices(context)
  const page = await context.newPage()
  await page.goto(`/compare/?ids=${chosen.map(({ id }) => id)}`)
  await hydrated(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const stream = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text.startsWith(`\uFEFF;${chosen.map(({ name }) => name).join(';')}\r\n`)).toBe(true)
  for (const title of ['Оценка клиентов', 'Город', 'Балл', 'Открытость']) expect(text).toContain(`\r\n${title};`)
  const { board } = await api('agency-compare-by-table', { ids: chosen.map(({ id }) => id).join() })
  const scores = board.candidates.map(({ standing }) => standing?.score.toFixed(1).replace('.', ','))
  expect(text).toContain(`\r\nБалл;${scores.join(';')}\r\n`)
})
