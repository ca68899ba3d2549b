import { expect } from 'vitest'
import { hydrated, isFocused, test } from '#tests/support/browser.ts'
import { ask } from '#tests/support/site.ts'

/** Two agencies at least begin with this, so that arrows have something to choose from. */
async function severalFound(): Promise<{ text: string; names: string[] }> {
  for (const text of ['ма', 'ст', 'ко', 'ло', 'ра', 'те', 'ка']) {
    const { results } = await ask('agency-find', { q: text })
    if (results.length > 1) return { text, names: results.map(({ name }) => name) }
  }
  throw new Error('The tiny market has no two agencies of like names')
}

test('an agency is found by keyboard alone', async ({ openPage }) => {
  const { text, names } = await severalFound()
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox')
  await field.focus()
  await field.pressSequentially(text)
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBe(names.length + 1)

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
