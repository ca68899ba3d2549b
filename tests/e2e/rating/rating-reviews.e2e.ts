import { expect } from 'vitest'
import { test } from '#tests/support/browser/browser.ts'

const RATING = '/digital-agencies/'

test('reviews of the rating load on request and can be filtered by price', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await page.getByRole('button', { name: 'Все отзывы по стоимости проекта' }).click()
  const prices = page.getByRole('group', { name: 'Стоимость проекта' })
  const cards = page.getByRole('region', { name: 'Отзывы клиентов' }).getByRole('article')
  await expect.poll(() => cards.count()).toBe(10)
  await page.getByRole('button', { name: /^Показать ещё\s\d+\sотзыв/ }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(10)
  const cheapest = prices.getByRole('button').nth(1)
  await cheapest.click()
  await expect.poll(() => cheapest.getAttribute('aria-pressed')).toBe('true')
  const [, count = ''] = /· (\d+)$/.exec((await cheapest.textContent()) ?? '') ?? []
  await expect.poll(() => cards.count()).toBe(Math.min(Number(count), 10))
})
