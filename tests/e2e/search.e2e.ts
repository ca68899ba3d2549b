import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'

/** A query that finds at least two agencies, so that the arrow keys have a choice. */
async function queryWithSeveralResults(): Promise<{ text: string; names: string[]; options: number }> {
  for (const text of ['ма', 'ст', 'ко', 'ло', 'ра', 'те', 'ка']) {
    const { results, slices, ratings, systems, texts } = await api('agency-find', { q: text })
    const groups = [results, slices, ratings, systems, ...texts.map(({ pages }) => pages)]
    const options = groups.reduce((sum, group) => sum + group.length, 1)
    if (results.length > 1) return { text, names: results.map(({ name }) => name), options }
  }
  throw new Error('The tiny market has no two agencies with similar names')
}

const headerField = (page: Page) => page.getByRole('banner').getByRole('combobox')

/** The header's search field, which a button opens on mobile. */
async function openField(page: Page, device: Device): Promise<Locator> {
  if (device === 'mobile') await page.getByRole('button', { name: 'Поиск' }).click()
  await headerField(page).focus()
  return headerField(page)
}

test('an agency can be found with the keyboard', async ({ openPage }) => {
  const { text, names, options: count } = await queryWithSeveralResults()
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox')
  await field.focus()
  await field.pressSequentially(text)
  const options = page.getByRole('listbox').getByRole('option')
  await expect.poll(() => options.count()).toBe(count)

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const active = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`)
  expect(await active.getAttribute('aria-selected')).toBe('true')
  expect(await active.textContent()).toContain(names[1])
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: names[1] ?? '' }).waitFor()
  await expect.poll(() => page.url()).toMatch(/\/agency-[\w-]+\/$/)
})

test('Escape closes the list and keeps the query; Enter without a choice shows all results', async ({ openPage }) => {
  const { text, names } = await queryWithSeveralResults()
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox')
  await field.pressSequentially(text)
  await page.getByRole('listbox').waitFor()
  await field.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(text)
  await field.press('Enter')
  await page.waitForURL(/\/search\/\?q=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: names[0] ?? '' })
    .first()
    .waitFor()
})

test('on mobile the field opens over the header, takes focus and returns it', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Поиск' })
  await opener.click()
  const field = page.getByRole('banner').getByRole('combobox')
  await expect.poll(() => isFocused(field)).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener)).toBe(true)
})

test('when suggestions fail, a message appears and the form still works', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  await page.route('**/api/agency-find?*', route => route.abort())
  const field = page.getByRole('banner').getByRole('combobox')
  await field.pressSequentially('сту')
  await page.getByText('Подсказки сейчас недоступны').first().waitFor()
  await field.press('Enter')
  await page.waitForURL(/\/search\/\?q=/)
})

test.for(DEVICES)(
  'the wrong keyboard layout and transliteration find the same CMS (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const field = await openField(page, device)
    await field.pressSequentially(',bnhbrc')
    const systems = page.getByRole('group', { name: 'Системы управления' })
    await systems.getByRole('option', { name: /Битрикс/ }).waitFor()
    await page.getByText('Показываем по запросу «битрикс»').waitFor()
    await field.fill('bitriks')
    await page.getByText('Показываем по запросу').waitFor({ state: 'detached' })
    await systems.getByRole('option', { name: /Битрикс/ }).click()
    await page.getByRole('heading', { level: 1, name: /Битрикс/ }).waitFor()
  },
)

test.for(DEVICES)(
  'suggestions group agencies, with logo and city, separately from ratings (%s)',
  async (device, { openPage }) => {
    const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
    const agency = rows[0]?.agency
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const field = await openField(page, device)
    await field.pressSequentially(agency?.name ?? '')
    const option = page.getByRole('group', { name: 'Агентства' }).getByRole('option').first()
    await option.getByText(agency?.city ?? '').waitFor()
    expect(await option.locator('image').getAttribute('href')).toBe(agency?.logo)
    await field.fill('москва')
    await page.getByRole('group', { name: 'Под задачу' }).getByRole('option', { name: /Москв/ }).first().waitFor()
  },
)

test.for(DEVICES)(
  'a term is found by its synonym, in suggestions and in the results (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const field = await openField(page, device)
    await field.pressSequentially('тз')
    const title = 'Техническое задание'
    await page.getByRole('group', { name: 'Термины' }).getByRole('option', { name: title }).waitFor()
    await field.press('Enter')
    await page.waitForURL(/\/search\/\?q=/)
    await page.getByRole('heading', { level: 2, name: 'Термины' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  },
)

test.for(DEVICES)('recent searches are suggested until cleared (%s)', async (device, { openPage }) => {
  const { text } = await queryWithSeveralResults()
  const page = await openPage(device)
  await page.goto('/')
  await hydrated(page)
  const field = await openField(page, device)
  await field.pressSequentially(text)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await field.press('Enter')
  await page.waitForURL(/\/search\/\?q=/)

  await page.goto('/')
  await hydrated(page)
  await openField(page, device)
  const recent = page.getByRole('group', { name: 'Недавние запросы' }).getByRole('option', { name: text })
  await recent.waitFor()
  await page.getByRole('button', { name: 'Очистить историю' }).click()
  await recent.waitFor({ state: 'detached' })
  expect(await page.evaluate<string>('localStorage.recentSearches')).toBe('[]')
})

test('the search page tolerates typos and the wrong keyboard layout, and says how it read the query', async ({
  openPage,
}) => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  const name = rows.find(({ agency }) => agency.name.length > 7)?.agency.name ?? ''
  const page = await openPage('desktop', { javaScriptEnabled: false })
  await page.goto(`/search/?q=${encodeURIComponent(name.slice(0, 3) + name.slice(4))}`)
  await page
    .getByRole('region', { name: /^Агентства/ })
    .getByRole('link', { name })
    .first()
    .waitFor()
  await page.goto('/search/?q=,bnhbrc')
  await page.getByText('показываем по запросу «битрикс»').waitFor()
})
