import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const STEP = 20

const list = (page: Page): Locator => page.getByRole('region', { name: 'Отзывы', exact: true })
const responses = (page: Page): Locator => list(page).getByRole('article')
const filters = (page: Page): Locator => page.getByRole('region', { name: 'Фильтры отзывов' })
const more = (page: Page): Locator => list(page).getByRole('link', { name: /^Показать ещё \d+\sотзыв/ })

/** A service and a price with more than one page of reviews. */
async function filtersWithTwoPages() {
  const { categories } = await api('customer-reviews', {})
  for (const category of categories.slice(1)) {
    const { price_range } = await api('customer-reviews', { category: category.slug })
    const price = price_range.slice(1).find(({ count }) => count > STEP)
    if (price) return { category, price }
  }
  throw new Error('No service of the tiny market has two pages of reviews at one price')
}

test.for(DEVICES)(
  'a visitor filters reviews, loads more, opens one and goes to its agency (%s)',
  async (device, { openPage }) => {
    const { category, price } = await filtersWithTwoPages()
    const page = await openPage(device)
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/customers_responses/')
    await hydrated(page)
    await expect.poll(() => responses(page).count()).toBe(STEP)

    await filters(page).locator(`a[href="${category.path}"]`).click()
    await page.getByRole('heading', { level: 1, name: `Отзывы клиентов: ${category.title}` }).waitFor()
    await filters(page).locator('summary', { hasText: 'Стоимость' }).click()
    await filters(page).locator(`a[href="${category.path}?price=${price.id}"]`).click()
    await expect.poll(() => page.url()).toContain(`?price=${price.id}`)
    await filters(page)
      .getByRole('link', { name: `Убрать: ${price.title}` })
      .waitFor()
    expect(await filters(page).locator('a[aria-current]').count()).toBe(1)
    await expect.poll(() => more(page).textContent()).toContain(`Показать ещё ${Math.min(STEP, price.count - STEP)}`)

    const address = page.url()
    await more(page).click()
    await expect.poll(() => responses(page).count()).toBe(Math.min(2 * STEP, price.count))
    expect(page.url()).toBe(address)
    await expect.poll(() => isFocused(list(page).locator('[data-review]').nth(STEP))).toBe(true)

    const last = responses(page).nth(STEP)
    const author = await last.getByRole('heading', { level: 2 }).textContent()
    await last.getByRole('link', { name: /^Отзыв от / }).click()
    await page.getByRole('heading', { level: 1, name: /: отзыв клиента$/ }).waitFor()
    expect(await page.getByRole('article').getByRole('heading').textContent()).toBe(author)

    await page.goBack()
    await expect.poll(() => responses(page).count()).toBe(Math.min(2 * STEP, price.count))
    await page.goForward()
    const name = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(': отзыв клиента', '') ?? ''
    await page.getByRole('link', { name: 'Об агентстве', exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(consoleErrors).toEqual([])
  },
)

test.for(DEVICES)(
  'filters and pages of reviews work as links without JavaScript (%s)',
  async (device, { openPage }) => {
    const { category, price } = await filtersWithTwoPages()
    const page = await openPage(device, { javaScriptEnabled: false })
    await page.goto('/customers_responses/')
    await filters(page).locator(`a[href="${category.path}"]`).click()
    await filters(page).locator('summary', { hasText: 'Стоимость' }).click()
    await filters(page).locator(`a[href="${category.path}?price=${price.id}"]`).click()
    await expect.poll(() => responses(page).count()).toBe(STEP)
    const first = await responses(page).first().textContent()

    await more(page).click()
    expect(new URL(page.url()).search).toBe(`?price=${price.id}&page=2`)
    await expect.poll(() => responses(page).count()).toBe(Math.min(STEP, price.count - STEP))
    await page.getByRole('link', { name: 'С самых новых' }).click()
    expect(await responses(page).first().textContent()).toBe(first)

    await responses(page)
      .first()
      .getByRole('link', { name: /^Отзыв от / })
      .click()
    await page.getByRole('link', { name: 'Об агентстве', exact: true }).click()
    expect(new URL(page.url()).pathname).toMatch(/^\/agency-[a-z0-9-]+\/$/)
  },
)

test('a later page links back to the newest reviews', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/customers_responses/?page=2')
  await hydrated(page)
  const second = await responses(page).first().textContent()
  await page.getByRole('link', { name: 'С самых новых' }).click()
  await expect.poll(() => responses(page).first().textContent()).not.toBe(second)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => responses(page).count()).toBe(STEP)
})

test('failed loading of more reviews can be retried below the list', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/customers_responses/')
  await hydrated(page)
  await page.route('**/api/customer-reviews?*', route => route.abort())
  await more(page).click()
  const retry = list(page).getByRole('button', { name: 'Повторить' })
  await retry.waitFor()
  await expect.poll(() => responses(page).count()).toBe(STEP)
  await page.unroute('**/api/customer-reviews?*')
  await retry.click()
  await expect.poll(() => responses(page).count()).toBe(2 * STEP)
})

test.for(DEVICES)('a visitor goes from an interview to its person and agency (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  const { list: interviews } = await api('agencies-interviews', {})
  const [first] = interviews
  if (!first) throw new Error('The tiny market has no interview')
  await page.goto('/interviews/')
  await hydrated(page)
  await page.getByRole('link', { name: first.title }).click()
  await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
  await page.getByRole('main').getByRole('link', { name: first.person.name }).click()
  await page.getByRole('heading', { level: 1, name: first.person.name }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: first.agency?.name ?? '' })
    .click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/agency-${first.agency?.name_lat}/`)
  expect(consoleErrors).toEqual([])
})

/** Lists of reviews besides an agency's, with the call of the whole review. */
const LISTS = [
  {
    call: 'customer-review-get',
    async find() {
      for (let page = 1; page < 20; page += 1) {
        const { reviews } = await api('customer-reviews', { page })
        const cut = reviews.find(({ is_cut }) => is_cut)
        if (cut) return { cut, path: `/customers_responses/?page=${page}` }
      }
      return null
    },
  },
  {
    call: 'cms-review-get',
    async find() {
      const { systems } = await api('rating-page-main-info', { path: '/cms/' })
      for (const { slug } of systems) {
        const { reviews } = await api('cms-reviews', { cms: slug })
        const cut = reviews.find(({ is_cut }) => is_cut)
        if (cut) return { cut, path: `/cms-${slug}/reviews/` }
      }
      return null
    },
  },
] as const

test.for(LISTS)(
  'a long review of a list expands in place on a phone by $call',
  async ({ call, find }, { openPage }) => {
    const found = await find()
    if (!found) throw new Error('No review of the tiny market is long enough to be cut')
    const { cut, path } = found
    const { review } = await api(call, { id: cut.id })
    const page = await openPage('mobile')
    const consoleErrors = collectConsoleErrors(page)
    const asked: string[] = []
    page.on('request', request => void (request.url().includes('-get?') && asked.push(new URL(request.url()).pathname)))
    await page.goto(path)
    await hydrated(page)
    const card = responses(page).filter({ has: page.locator(`a[href="${cut.path}"]`) })
    expect(await card.textContent()).not.toContain(review.body.slice(-40))
    await card.getByRole('link', { name: /^Читать полностью/ }).click()
    await expect.poll(() => card.textContent()).toContain(review.body.slice(-40))
    expect(asked).toEqual([`/api/${call}`])
    expect(page.url()).toContain(path)
    // It keeps the address it has in this list.
    expect(await card.getByRole('link', { name: /^Отзыв от / }).getAttribute('href')).toBe(cut.path)
    expect(consoleErrors).toEqual([])
  },
)
