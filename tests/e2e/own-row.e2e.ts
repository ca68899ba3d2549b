import { expect } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const RATING = '/digital-agencies/'

test.for(DEVICES)('an owner finds the row of their agency above a long list (%s)', async (device, { openPage }) => {
  const { rows } = await api('rating-page-main-info', { path: RATING })
  const row = rows.at(-1)
  if (!row) throw new Error('The rating is empty')
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(`${RATING}1-200/`)
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Название агентства' }).fill(row.agency.name)
  await page.getByRole('button', { name: 'Найти моё агентство' }).click()
  await page.getByRole('link', { name: `${row.agency.name}: ${row.place}-е место` }).click()
  await page.getByRole('heading', { name: `${row.agency.name}: почему ${row.place}-е место` }).waitFor()
  const { scrollWidth, clientWidth } = await page.evaluate<{ scrollWidth: number; clientWidth: number }>(
    '({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })',
  )
  expect(scrollWidth).toBe(clientWidth)
  expect(consoleErrors).toEqual([])
})
