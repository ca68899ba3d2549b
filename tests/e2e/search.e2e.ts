import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { ask } from '#tests/support/site/site.ts'

/** A query with at least two agencies, so that arrows have a choice. */
async function severalFound(): Promise<{ text: string; names: string[]; options: number }> {
  for (const text of ['ма', 'ст', 'ко', 'ло', 'ра', 'те', 'ка']) {
    const { results, ratings, systems } = await ask('agency-find', { q: text })
    const options = results.length + ratings.length + systems.length + 1
    if (results.length > 1) return { text, names: results.map(({ name }) => name), options }
  }
  throw new Error('The tiny market has no two agencies of like names')
}

const headerField = (page: Page) => page.getByRole('banner').getByRole('combobox')

/** The header's search field; a phone opens it by a button. */
async function openField(page: Page, device: Device): Promise<Locator> {
  if (device === 'mobile') await page.getByRole('button', { name: 'Поиск' }).click()
  await headerField(page).focus()
  return headerField(page)
}

test('an agency is found by keyboard alone', async ({ openPage }) => {
  const { text, names, options: count } = await severalFound()
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox')
  await field.focus()
  await field.pressSequentially(text)
  const options = page.getByRole('option')
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

test('Escape closes the list and keeps the words; Enter without a choice shows all results', async ({ openPage }) => {
  const { text, names } = await severalFound()
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

test('on a phone the field opens over the header, takes the focus and gives it back', async ({ openPage }) => {
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

test('suggestions that cannot be had are said so, and the form works all the same', async ({ openPage }) => {
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
  'the wrong layout and another alphabet lead to the same system (%s)',
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
  'suggestions tell agencies with logo and city apart from ratings (%s)',
  async (device, { openPage }) => {
    const { rows } = await ask('rating-page-main-info', { path: '/digital-agencies/' })
    const agency = rows[0]?.agency
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const field = await openField(page, device)
    await field.pressSequentially(agency?.name ?? '')
    const option = page.getByRole('group', { name: 'Агентства' }).getByRole('option').first()
    await option.getByText(agency?.city ?? '').waitFor()
    expect(await option.locator('img').getAttribute('src')).toBe(agency?.logo)
    await field.fill('москва')
    await page.getByRole('group', { name: 'Рейтинги' }).getByRole('option', { name: /Москв/ }).first().waitFor()
  },
)

test.for(DEVICES)(
  'what was searched for comes back as a suggestion, until it is cleared (%s)',
  async (device, { openPage }) => {
    const { text } = await severalFound()
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const field = await openField(page, device)
    await field.pressSequentially(text)
    await page.getByRole('option').first().waitFor()
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
  },
)

test('the search page forgives a misspelling and the layout, and says how it has read', async ({ openPage }) => {
  const { rows } = await ask('rating-page-main-info', { path: '/digital-agencies/' })
  const name = rows.find(({ agency }) => agency.name.length > 7)?.agency.name ?? ''
  const page = await openPage('desktop', { javaScriptEnabled: false })
  await page.goto(`/search/?q=${encodeURIComponent(name.slice(0, 3) + name.slice(4))}`)
  await page.getByRole('region', { name: 'Результаты' }).getByRole('link', { name }).first().waitFor()
  await page.goto('/search/?q=,bnhbrc')
  await page.getByText('показываем по запросу «битрикс»').waitFor()
})
