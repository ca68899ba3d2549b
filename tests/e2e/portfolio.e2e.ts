import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { busiestAgency, tabCount } from '#tests/support/calls/busy-agency.ts'
import { api } from '#tests/support/site/site.ts'

let agency: string
let portfolio: string

beforeAll(async () => {
  const busiest = await busiestAgency(header => (header.services.length > 1 ? tabCount(header, 'portfolio') : 0))
  agency = busiest.name_lat
  portfolio = `/agency-${agency}/portfolio/`
})

const LIST = '[data-project]'
const cards = (page: Page) => page.locator(LIST)
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading', { level: 2 })
const neighbour = (page: Page, which: 'prev' | 'next') => dialog(page).locator(`a[rel="${which}"]`)
const scrollTop = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)')
const isModal = (page: Page) => page.locator('dialog:modal').count()
const address = (page: Page) => page.url().replace(new URL(page.url()).origin, '')

/** The year with the most projects, so that the filtered list has neighbours. */
async function widestYear() {
  const { data } = await api('agency-portfolio-filters', { agency })
  const years = data.find(({ key }) => key === 'year')?.options ?? []
  const [widest] = years.toSorted((one, other) => other.count - one.count)
  if (!widest || widest.count < 2) throw new Error('The busiest agency has no year with two projects')
  return widest
}

/** Page size in this test: a category of the tiny market fits one page of the server. */
const SIZE = 3

/** Splits the response as the server does for a larger market. */
async function splitPages(page: Page): Promise<void> {
  await page.route('**/v2/portfolio/categories/*', async route => {
    const url = new URL(route.request().url())
    const current = Number(url.searchParams.get('page') ?? 1)
    url.searchParams.delete('page')
    const answer = await route.fetch({ url: url.href })
    const body = (await answer.json()) as { data: unknown[] }
    const data = body.data.slice((current - 1) * SIZE, current * SIZE)
    const last = Math.ceil(body.data.length / SIZE)
    await route.fulfill({ response: answer, json: { ...body, data, current_page: current, last_page: last } })
  })
}

/** Records list requests from now on. */
function listRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', request => {
    if (/agency-portfolio-list|portfolio\/categories/.test(request.url())) urls.push(request.url())
  })
  return urls
}

test.for(DEVICES)('Back from a project restores the filtered list (%s)', async (device, { openPage }) => {
  const year = await widestYear()
  const { data } = await api('agency-portfolio-list', { agency, year: Number(year.value) })
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(portfolio)
  await hydrated(page)

  await hydrated(page, 'summary')
  await page.locator('summary', { hasText: 'Год' }).click()
  await page.locator(`a[href$="?year=${year.value}"]`).click()
  const filtered = `${portfolio}?year=${year.value}`
  await expect.poll(() => address(page)).toBe(filtered)
  await expect.poll(() => cards(page).count()).toBe(data.length)
  await page.getByRole('link', { name: `Убрать: Год, ${year.title}` }).waitFor()

  const requests = listRequests(page)
  await cards(page).first().getByRole('link').click()
  await expect.poll(() => title(page).textContent()).toBe(data[0]?.title)
  await expect.poll(() => address(page)).toBe(`${filtered}&project=${data[0]?.id}`)
  expect(await isModal(page)).toBe(1)
  expect(await isFocused(title(page))).toBe(true)
  expect(await neighbour(page, 'prev').count()).toBe(0)

  await neighbour(page, 'next').click()
  await expect.poll(() => title(page).textContent()).toBe(data[1]?.title)
  await expect.poll(() => address(page)).toBe(`${filtered}&project=${data[1]?.id}`)

  await page.goBack()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => address(page)).toBe(filtered)
  await expect.poll(() => isFocused(cards(page).nth(1).getByRole('link'))).toBe(true)
  await expect.poll(() => cards(page).count()).toBe(data.length)
  expect(requests).toEqual([])

  await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
  await expect.poll(() => address(page)).toBe(portfolio)
  expect(consoleErrors).toEqual([])
})

test.for(DEVICES)('closing a project leaves an extended list as it was (%s)', async (device, { openPage }) => {
  const first = await api('agency-portfolio-list', { agency })
  const second = await api('agency-portfolio-list', { agency, next: first.next ?? '' })
  const last = second.data.at(-1)
  const page = await openPage(device)
  await page.goto(portfolio)
  await hydrated(page)
  await page.getByRole('link', { name: /^Показать ещё \d+ проект/ }).click()
  const grown = first.data.length + second.data.length
  await expect.poll(() => cards(page).count()).toBe(grown)
  expect(await isFocused(cards(page).nth(first.data.length).getByRole('link'))).toBe(true)
  await expect.poll(() => address(page)).toBe(portfolio)

  const requests = listRequests(page)
  const card = cards(page)
    .nth(grown - 1)
    .getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const height = await scrollTop(page)
  await card.click()
  await expect.poll(() => title(page).textContent()).toBe(last?.title)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => address(page)).toBe(portfolio)
  await expect.poll(() => scrollTop(page)).toBe(height)
  await expect.poll(() => isFocused(card)).toBe(true)
  await expect.poll(() => cards(page).count()).toBe(grown)
  expect(requests).toEqual([])
})

test('projects can be opened, browsed and closed with the keyboard', async ({ openPage }) => {
  const { data } = await api('agency-portfolio-list', { agency })
  const page = await openPage('desktop')
  await page.goto(portfolio)
  await hydrated(page)
  await cards(page).nth(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => title(page).textContent()).toBe(data[1]?.title)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => title(page).textContent()).toBe(data[0]?.title)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => title(page).textContent()).toBe(data[1]?.title)
  expect(await page.evaluate<boolean>(`document.querySelector('dialog').contains(document.activeElement)`)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(dialog(page).getByRole('link', { name: 'Закрыть' }))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => isFocused(cards(page).nth(1).getByRole('link'))).toBe(true)
})

test.for(DEVICES)('a shared link opens the project over its list (%s)', async (device, { openPage }) => {
  const year = await widestYear()
  const { data } = await api('agency-portfolio-list', { agency, year: Number(year.value) })
  const filtered = `${portfolio}?year=${year.value}`
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(`${filtered}&project=${data[1]?.id}`)
  await expect.poll(() => isModal(page)).toBe(1)
  expect(await title(page).textContent()).toBe(data[1]?.title)
  expect(await neighbour(page, 'prev').textContent()).toContain(data[0]?.title)
  await dialog(page).getByRole('link', { name: 'Закрыть' }).click()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => address(page)).toBe(filtered)
  await expect.poll(() => cards(page).count()).toBe(data.length)
  expect(consoleErrors).toEqual([])
})

test('a missing project or one of another agency shows a message and a link back', async ({ openPage }) => {
  const other = await busiestAgency(header => (header.name_lat === agency ? 0 : tabCount(header, 'portfolio')))
  const { data } = await api('agency-portfolio-list', { agency: other.name_lat })
  const page = await openPage('desktop')
  for (const id of [999_999_999, data[0]?.id]) {
    const answer = await page.goto(`${portfolio}?project=${id}`)
    expect(answer?.status()).toBe(200)
    await expect.poll(() => isModal(page)).toBe(1)
    expect(await title(page).textContent()).toBe('Такого проекта нет')
    await page.getByRole('link', { name: 'К портфолио' }).click()
    await expect.poll(() => address(page)).toBe(portfolio)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
  }
})

test.for(DEVICES)('a category has numbered pages with separate addresses (%s)', async (device, { openPage }) => {
  const { categories } = await api('agency-portfolio-filters', { agency })
  const [widest] = categories.toSorted((one, other) => other.count - one.count)
  if (!widest) throw new Error('The busiest agency has no category')
  const category = await api('/v2/portfolio/categories/{id}', { id: widest.id })
  const second = category.data.slice(SIZE, 2 * SIZE)
  const page = await openPage(device)
  await splitPages(page)
  await page.goto(portfolio)
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Категории портфолио' })
  await tabs.getByRole('link', { name: widest.title }).click()
  await expect.poll(() => address(page)).toBe(`${portfolio}?category=${widest.id}`)

  const pages = page.getByRole('navigation', { name: 'Страницы проектов' })
  await pages.getByRole('link', { name: 'Страница 2' }).click()
  await expect.poll(() => address(page)).toBe(`${portfolio}?category=${widest.id}&page=2#projects`)
  await expect.poll(() => cards(page).first().textContent()).toContain(second[0]?.title)
  await expect.poll(() => cards(page).count()).toBe(second.length)
  const isFirstInView = async () => {
    const { y = -1 } = (await cards(page).first().boundingBox()) ?? {}
    return y >= 0 && y < 300
  }
  await expect.poll(isFirstInView).toBe(true)

  await cards(page).first().getByRole('link').click()
  await expect.poll(() => title(page).textContent()).toBe(second[0]?.title)
  await page.goBack()
  await expect.poll(() => dialog(page).count()).toBe(0)
  expect(await pages.locator('[aria-current="page"]').textContent()).toBe('2')
})

test.for(DEVICES)(
  'filters, further projects and the project dialog work as links without JavaScript (%s)',
  async (device, { openPage }) => {
    const year = await widestYear()
    const all = await api('agency-portfolio-list', { agency })
    const second = await api('agency-portfolio-list', { agency, next: all.next ?? '' })
    const { data } = await api('agency-portfolio-list', { agency, year: Number(year.value) })
    const page = await openPage(device, { javaScriptEnabled: false })
    await page.goto(portfolio)
    await page.getByRole('link', { name: /^Показать ещё \d+ проект/ }).click()
    expect(await cards(page).first().textContent()).toContain(second.data[0]?.title)
    await page.getByRole('link', { name: 'К началу списка' }).click()
    expect(await cards(page).first().textContent()).toContain(all.data[0]?.title)

    await page.locator('summary', { hasText: 'Год' }).click()
    await page.locator(`a[href$="?year=${year.value}"]`).click()
    await cards(page).first().getByRole('link').click()
    expect(await title(page).textContent()).toBe(data[0]?.title)
    await neighbour(page, 'next').click()
    expect(await title(page).textContent()).toBe(data[1]?.title)
    await dialog(page).getByRole('link', { name: 'Закрыть' }).click()
    await expect.poll(() => address(page)).toBe(`${portfolio}?year=${year.value}`)
    expect(await dialog(page).count()).toBe(0)
  },
)
