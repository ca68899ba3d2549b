import type { Page } from 'playwright-core'
import { beforeAll, expect, inject } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { busiestAgency, tabCount } from '#tests/support/calls/busy-agency.ts'
import { api } from '#tests/support/site/site.ts'

type Summary = Answer<'reviews-count-and-filters'>

let agency: string
let reviews: string
let summary: Summary

beforeAll(async () => {
  const busiest = await busiestAgency(header => (header.services.length > 1 ? tabCount(header, 'reviews') : 0))
  agency = busiest.name_lat
  reviews = `/agency-${agency}/reviews/`
  summary = await api('reviews-count-and-filters', { agency })
})

const LIST = '[data-review]'
const cards = (page: Page) => page.locator(LIST)
const shownIds = (page: Page) => cards(page).evaluateAll(all => all.map(one => one.getAttribute('data-review')))
const filters = (page: Page) => page.getByRole('region', { name: 'Фильтры отзывов' })
/** Opens a menu of the filters and chooses from it. */
async function choose(page: Page, menu: string, option: string | RegExp): Promise<void> {
  await filters(page).locator('summary', { hasText: menu }).click()
  await filters(page).getByRole('link', { name: option }).click()
}
const address = (page: Page) => page.url().replace(new URL(page.url()).origin, '')

/** The most common price range. */
function widestRange(): Summary['price_range'][number] {
  const [widest] = summary.price_range.slice(1).toSorted((one, other) => other.count - one.count)
  if (!widest) throw new Error('There are no price ranges')
  return widest
}

/** A review that is cut in lists, both cut and in full. */
async function longReview() {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/1-200/' })
  for (const { agency: one } of rows) {
    const list = await api('agency-reviews', { agency: one.name_lat })
    const cut = list.reviews.find(({ is_cut }) => is_cut)
    if (cut) return { cut, full: (await api('agency-review-get', { id: cut.id })).review }
  }
  throw new Error('No review of the tiny market is long enough to be cut')
}

test.for(DEVICES)(
  'reviews can be filtered by price and reset, and Back restores the filter (%s)',
  async (device, { openPage }) => {
    const range = widestRange()
    const { reviews: found } = await api('agency-reviews', { agency, price: range.id })
    const page = await openPage(device)
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(reviews)
    await hydrated(page)

    await choose(page, 'Стоимость', range.title)
    await expect.poll(() => address(page)).toBe(`${reviews}?price=${range.id}`)
    await expect.poll(() => cards(page).count()).toBe(found.length)
    expect(await cards(page).first().getAttribute('data-review')).toBe(String(found[0]?.id))
    await filters(page)
      .getByRole('link', { name: `Убрать: ${range.title}` })
      .waitFor()
    expect(await filters(page).getByRole('status').textContent()).toContain(`Найдено: ${range.count}`)

    await filters(page).getByRole('link', { name: 'Сбросить фильтры' }).click()
    await expect.poll(() => address(page)).toBe(reviews)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(found.length)
    expect(consoleErrors).toEqual([])
  },
)

test.for(DEVICES)(
  '«Показать ещё» appends reviews up to the last one without duplicates (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto(reviews)
    await hydrated(page)
    const more = page.getByRole('link', { name: /^Показать ещё \d+ отзыв/ })
    const first = await cards(page).count()
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
    expect(await isFocused(cards(page).nth(first))).toBe(true)
    expect(address(page)).toBe(reviews)
    for (let shown = await cards(page).count(); shown < summary.count; shown = await cards(page).count()) {
      await more.click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
    }
    expect(await more.count()).toBe(0)
    const ids = await cards(page).evaluateAll(all => all.map(one => one.getAttribute('data-review')))
    expect(new Set(ids).size).toBe(summary.count)
  },
)

test.for(DEVICES)(
  'a bar and a year of the head open their reviews, and further filters narrow them (%s)',
  async (device, { openPage }) => {
    const mark = summary.distribution.find(({ count }) => count > 0)?.overall ?? 5
    const { filters: groups } = await api('reviews-count-and-filters', { agency, mark: String(mark) })
    const sign = groups.find(({ key }) => key === 'mail')?.options[0]
    const year = summary.years.find(({ count }) => count > 0)?.year ?? 0
    if (!sign) throw new Error('The busiest agency has no such review from a company')
    const page = await openPage(device)
    await page.goto(reviews)
    await hydrated(page)
    await page.getByRole('link', { name: `Отзывы с оценкой ${mark}` }).click()
    await expect.poll(() => address(page)).toBe(`${reviews}?mark=${mark}#filters`)
    await expect.poll(() => filters(page).isVisible()).toBe(true)
    await filters(page).getByRole('link', { name: sign.title }).click()
    await expect.poll(() => address(page)).toBe(`${reviews}?mark=${mark}&mail=true`)
    await expect.poll(() => cards(page).count()).toBe(Math.min(sign.count, 10))
    const { reviews: found } = await api('agency-reviews', { agency, mark: String(mark), mail: true })
    expect(await shownIds(page)).toEqual(found.map(({ id }) => String(id)))

    await page.getByRole('link', { name: `Отзывы ${year} года` }).click()
    await expect.poll(() => address(page)).toBe(`${reviews}?year=${year}#filters`)
    const ofYear = await api('agency-reviews', { agency, year })
    await expect.poll(() => shownIds(page)).toEqual(ofYear.reviews.map(({ id }) => String(id)))
  },
)

test.for(DEVICES)('a menu works by keyboard and closes when left (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto(reviews)
  await hydrated(page)
  const menu = filters(page).locator('summary', { hasText: 'Сначала новые' })
  const low = filters(page).getByRole('link', { name: 'Сначала низкие' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await low.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => low.isVisible()).toBe(false)
  expect(await isFocused(menu)).toBe(true)
  await page.keyboard.press('Enter')
  await low.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page)).toBe(`${reviews}?order=low`)
  expect(await isFocused(filters(page).locator('summary', { hasText: 'Сначала низкие' }))).toBe(true)
  expect(await low.isVisible()).toBe(false)
  const { reviews: found } = await api('agency-reviews', { agency, order: 'low' })
  await expect.poll(() => shownIds(page)).toEqual(found.map(({ id }) => String(id)))
})

test('filters that match nothing suggest the nearest wider one', async ({ openPage }) => {
  const empty = summary.price_range.find(({ count }) => count === 0)
  const services = summary.data.slice(1)
  const narrow = await firstEmpty(services, empty)
  const page = await openPage('desktop')
  await page.goto(`${reviews}?category=${narrow.category}&price=${narrow.price}`)
  await hydrated(page)
  await page.getByText('Таких отзывов нет').waitFor()
  const wider = page.getByRole('main').getByRole('link', { name: /: \d+\sотзыв/ })
  const promised = Number(/: (\d+)/.exec((await wider.textContent()) ?? '')?.[1])
  await wider.click()
  await expect.poll(() => cards(page).count()).toBe(Math.min(promised, 10))

  await page.goBack()
  await page.getByRole('link', { name: 'сбросьте все' }).click()
  await expect.poll(() => address(page)).toBe(reviews)
  await expect.poll(() => cards(page).count()).toBe(10)
})

/** A service and a price range without reviews in common. */
async function firstEmpty(services: Summary['data'], empty: Summary['price_range'][number] | undefined) {
  if (empty) return { category: 'all', price: empty.id }
  for (const { slug } of services) {
    const { price_range } = await api('reviews-count-and-filters', { agency, category: slug })
    const none = price_range.find(({ count }) => count === 0)
    if (none) return { category: slug, price: none.id }
  }
  throw new Error('Every service of the agency has reviews of every price')
}

test('a long review expands in place on mobile', async ({ openPage }) => {
  const { cut, full } = await longReview()
  const list = `/agency-${cut.agency.name_lat}/reviews/`
  const page = await openPage('mobile')
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(list)
  await hydrated(page)
  const card = page.locator(`[data-review="${cut.id}"]`)
  const ending = full.body.slice(-40)
  expect(await card.textContent()).not.toContain(ending)

  await page.route('**/api/agency-review-get?*', route => route.abort(), { times: 1 })
  await card.getByRole('link', { name: /^Читать полностью/ }).click()
  await card.getByText('Отзыв не загрузился').waitFor()
  await card.getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => card.textContent()).toContain(ending)
  expect(address(page)).toBe(list)
  expect(await card.getByRole('link', { name: /^Читать полностью/ }).count()).toBe(0)
  await expect.poll(() => isFocused(card.locator('> [tabindex]'))).toBe(true)
  expect(consoleErrors.filter(text => !text.includes('ERR_FAILED'))).toEqual([])
})

test('a long review opens on its own page on desktop, with links to the previous and next one', async ({
  openPage,
}) => {
  const { cut, full } = await longReview()
  const page = await openPage('desktop')
  await page.goto(`/agency-${cut.agency.name_lat}/reviews/`)
  await hydrated(page)
  await page
    .locator(`[data-review="${cut.id}"]`)
    .getByRole('link', { name: /^Читать полностью/ })
    .click()
  await expect.poll(() => address(page)).toBe(cut.path)
  await page.getByText(full.body.slice(-40)).waitFor()
  const { previous, next } = await api('agency-review', { agency: cut.agency.name_lat, id: cut.id })
  const neighbour = next ?? previous
  if (!neighbour) throw new Error('The agency of the long review has no other')
  await page.getByRole('navigation', { name: 'Другие отзывы' }).getByText(neighbour.title).first().click()
  await expect.poll(() => address(page)).toBe(neighbour.path)
})

test('a review is a 404 under another agency', async () => {
  const { cut } = await longReview()
  const other = cut.agency.name_lat === agency ? 'nobody' : agency
  const answer = await fetch(`${inject('siteUrl')}/agency-${other}/reviews/${cut.id}/`)
  expect(answer.status).toBe(404)
})

test.for(DEVICES)(
  'filters, further reviews and full reviews work as links without JavaScript (%s)',
  async (device, { openPage }) => {
    const range = widestRange()
    const first = await api('agency-reviews', { agency })
    const second = await api('agency-reviews', { agency, next: first.next ?? '' })
    const page = await openPage(device, { javaScriptEnabled: false })
    await page.goto(reviews)
    await page.getByRole('link', { name: /^Показать ещё/ }).click()
    expect(await cards(page).first().getAttribute('data-review')).toBe(String(second.reviews[0]?.id))
    await page.getByRole('link', { name: 'К началу списка' }).click()
    expect(await cards(page).first().getAttribute('data-review')).toBe(String(first.reviews[0]?.id))
    await choose(page, 'Стоимость', range.title)
    expect(address(page)).toBe(`${reviews}?price=${range.id}`)
    await expect.poll(() => cards(page).count()).toBe(Math.min(range.count, 10))
    await choose(page, 'Сначала новые', 'Сначала доказанные')
    expect(address(page)).toBe(`${reviews}?price=${range.id}&order=proven`)
    const proven = await api('agency-reviews', { agency, price: range.id, order: 'proven' })
    expect(await shownIds(page)).toEqual(proven.reviews.map(({ id }) => String(id)))

    const { cut, full } = await longReview()
    await page.goto(`/agency-${cut.agency.name_lat}/reviews/`)
    await page
      .locator(`[data-review="${cut.id}"]`)
      .getByRole('link', { name: /^Читать полностью/ })
      .click()
    expect(address(page)).toBe(cut.path)
    expect(await page.getByRole('main').textContent()).toContain(full.body.slice(-40))
  },
)
