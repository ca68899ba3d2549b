import { expect } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { ask } from '#tests/support/site/site.ts'

test.for(DEVICES)('the wall narrows as one types (%s)', async (device, { openPage }) => {
  const { rows } = await ask('rating-page-main-info', { path: '/digital-agencies/' })
  const name = rows[0]?.agency.name ?? ''
  const page = await openPage(device)
  await page.goto('/wall/')
  await hydrated(page)
  const wall = page.getByRole('region', { name: 'Логотипы агентств' })
  const all = await wall.getByRole('link').count()
  await wall.getByRole('searchbox').pressSequentially(name.toUpperCase())
  await expect.poll(() => wall.getByRole('link').count()).toBeLessThan(all)
  expect(await wall.getByRole('link').first().textContent()).toContain(name)
})
