import { expect } from 'vitest'
import { hydrated, test } from '../support/browser/browser.ts'

test('a visitor goes from a rating to its methodology and back', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/digital-agencies/2024/')
  await page.getByRole('main').getByRole('link', { name: 'Методика' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Методика рейтинга диджитал-агентств 2024' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/digital-agencies/2024/methodology/')
  expect(await page.locator('code').textContent()).toMatch(/^[0-9a-f]{64}$/)

  await page.getByRole('link', { name: 'Открыть рейтинг' }).click()
  await page.getByRole('heading', { level: 1, name: 'Рейтинг диджитал-агентств 2024' }).waitFor()
})

test('the methodology of another year is one tap away on mobile', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/digital-agencies/methodology/')
  await hydrated(page)
  expect(await page.getByText('Версия 2026.2').count()).toBe(1)
  await page.getByRole('navigation', { name: 'Методики выпусков' }).getByRole('link', { name: '2024' }).click()
  await page.getByText('Версия 2019.1').waitFor()
})

test('the table of contents links to the sections', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/digital-agencies/methodology/')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'На этой странице' })
    .getByRole('link', { name: 'Как оспорить место' })
    .click()
  const heading = page.getByRole('heading', { name: 'Как оспорить место' })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(900)
})

test('a methodology prints on A4 without navigation', async ({ openPage }) => {
  const page = await openPage('desktop', { viewport: { width: 703, height: 1000 } })
  await page.goto('/digital-agencies/2024/methodology/')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'banner', 'contentinfo', 'search'] as const) {
    const visible = await Promise.all((await page.getByRole(role).all()).map(part => part.isVisible()))
    expect(visible.filter(Boolean)).toEqual([])
  }
  expect(await page.getByRole('heading', { name: 'Деньги отдельно' }).isVisible()).toBe(true)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(703)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/)
})
