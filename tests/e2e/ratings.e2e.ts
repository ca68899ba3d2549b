import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const RATING = '/digital-agencies/'
/** Page size in this test: the tiny market's ratings fit one page of the server. */
const SIZE = 2

const list = (page: Page) => page.getByRole('region', { name: 'Участники рейтинга' })
/** Rows of agencies, without expanded details and advertisements. */
const ADDENDS = ['Проекты', 'Отзывы', 'Фокус', 'Кейсы', 'Награды', 'Открытость']
const rows = (page: Page) => list(page).locator('tr:has(> td > a), li:has(> a)')
const chosen = (page: Page) => page.getByRole('link', { name: /^Убрать: / })
const scrollTop = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)')

/** The most common country, so that the filtered rating stays long. */
async function widestCountry(): Promise<{ id: number; title: string; count: number }> {
  const { groups } = await api('rating-page-filters', { path: RATING })
  const [widest] = groups.find(({ key }) => key === 'countries')?.options ?? []
  if (!widest) throw new Error('The tiny market has agencies of one country only')
  return widest
}

/** A tier and a past year of the main rating with more than `size` filtered agencies. */
async function longOldTier(countries: number, size: number) {
  const { tiers } = await api('rating-page-main-info', { path: RATING })
  for (const tier of tiers.slice(1)) {
    const { years } = await api('rating-page-main-info', { path: tier.path })
    for (const year of years.slice(1)) {
      const { found } = await api('rating-page-main-info', { path: year.path, countries })
      if (found > size)
        return { tier: tier.title, bounds: tier.bounds, tierPath: tier.path, year: year.title, path: year.path }
    }
  }
  throw new Error('No old edition of a tier is long enough in the tiny market')
}

async function chooseCountry(page: Page, device: Device, title: string): Promise<void> {
  if (device === 'desktop') {
    await page.locator('summary', { hasText: 'Страна' }).click()
    await page.getByRole('button', { name: title }).click()
    return
  }
  await page.getByRole('button', { name: 'Фильтры' }).click()
  const drawer = page.getByRole('dialog', { name: 'Фильтры' })
  const option = drawer.locator('option', { hasText: title })
  await drawer.getByLabel('Страна').selectOption((await option.getAttribute('value')) ?? '')
  await drawer.getByRole('button', { name: 'Применить' }).click()
  await drawer.waitFor({ state: 'hidden' })
}

async function chooseTier(page: Page, device: Device, tier: string, bounds: string): Promise<void> {
  if (device === 'desktop') {
    await page.getByRole('navigation', { name: 'Ценовые сегменты' }).getByRole('link', { name: tier }).click()
    return
  }
  await page.locator('summary', { hasText: 'Бюджет' }).click()
  await page.getByRole('main').getByRole('link', { name: bounds }).click()
}

async function chooseYear(page: Page, device: Device, year: string): Promise<void> {
  if (device === 'mobile') await page.locator('summary', { hasText: 'Сейчас' }).click()
  await page.getByRole('main').getByRole('link', { name: year, exact: true }).click()
}

/** Splits the response as the server does for a larger market. */
async function splitPages(page: Page, size: number): Promise<void> {
  await page.route('**/api/rating-page-main-info?*', async route => {
    const url = new URL(route.request().url())
    const start = Number(url.searchParams.get('next') ?? 0)
    url.searchParams.delete('next')
    const answer = await route.fetch({ url: url.href })
    const body = (await answer.json()) as { rows: unknown[] }
    const end = start + size
    const next = end < body.rows.length ? String(end) : null
    await route.fulfill({ response: answer, json: { ...body, rows: body.rows.slice(start, end), next } })
  })
}

test.for(DEVICES)(
  'Back and Forward restore filters, tiers, years, loaded rows and scroll position (%s)',
  async (device, { openPage }) => {
    const { id, title, count } = await widestCountry()
    const { tier, bounds, tierPath, year, path } = await longOldTier(id, SIZE)
    const filtered = (pathname: string) => `${new URL(page.url()).origin}${pathname}?countries=${id}`
    const page = await openPage(device)
    const consoleErrors = collectConsoleErrors(page)
    await splitPages(page, SIZE)
    await page.goto(RATING)
    await hydrated(page)

    await chooseCountry(page, device, title)
    await expect.poll(() => page.url()).toBe(filtered(RATING))
    await expect.poll(() => chosen(page).textContent()).toBe(`Убрать: Страна: ${title}`)
    await expect
      .poll(() => page.getByRole('region', { name: 'Фильтры' }).textContent())
      .toContain(`${count}\u00a0агентств`)

    await chooseTier(page, device, tier, bounds)
    await expect.poll(() => page.url()).toBe(filtered(tierPath))
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0)
    const before = await rows(page).count()
    await chooseYear(page, device, year)
    await expect.poll(() => page.url()).toBe(filtered(path))
    await page.getByText('Места этого выпуска больше не пересчитываются').waitFor()

    await expect.poll(() => rows(page).count()).toBe(SIZE)
    await page.getByText(/^Показать ещё\s\d+\sагентств/).click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(SIZE)
    const shown = await rows(page).count()
    expect(page.url()).toBe(filtered(path))

    const last = rows(page).nth(SIZE).getByRole('link').first()
    await last.scrollIntoViewIfNeeded()
    const name = (await last.textContent()) ?? ''
    const height = await scrollTop(page)
    await last.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(shown)
    await expect.poll(() => scrollTop(page)).toBe(height)
    // Going through another rating must not replace these rows.
    await page.goBack()
    await expect.poll(() => page.url()).toBe(filtered(tierPath))
    await expect.poll(() => rows(page).count()).toBe(before)
    await page.goForward()
    await expect.poll(() => rows(page).count()).toBe(shown)
    await expect.poll(() => scrollTop(page)).toBe(height)
    expect(consoleErrors).toEqual([])
  },
)

test.for(DEVICES)('a chip removes its filter and updates the address (%s)', async (device, { openPage }) => {
  const { id } = await widestCountry()
  const page = await openPage(device)
  await page.goto(`${RATING}?countries=${id}`)
  await hydrated(page)
  await chosen(page).click()
  await expect.poll(() => page.url()).toMatch(/\/digital-agencies\/$/)
  await expect.poll(() => chosen(page).count()).toBe(0)
  // The focus stays where the chip was: on the filter it was of, or on the control before it.
  await expect
    .poll(() =>
      page.evaluate<string>('document.activeElement.closest("section")?.ariaLabel ?? document.activeElement.tagName'),
    )
    .toBe('Фильтры')
})

test('filters work with the keyboard', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await hydrated(page)
  const opener = page.locator('summary', { hasText: 'Город' })
  const options = page.locator('details[open] button')
  await opener.press('Enter')
  await expect.poll(() => options.count()).toBeGreaterThan(1)
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(options.first())).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => options.count()).toBe(0)
  expect(await isFocused(opener)).toBe(true)
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/\?cities=\d+$/)
})

test('in the drawer a country replaces a city, and closing it discards unapplied choices', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto(RATING)
  await page.getByRole('button', { name: 'Фильтры' }).click()
  const drawer = page.getByRole('dialog', { name: 'Фильтры' })
  await drawer.getByLabel('Город').selectOption({ index: 1 })
  await drawer.getByLabel('Страна').selectOption({ index: 1 })
  expect(await drawer.getByLabel('Город').inputValue()).toBe('')
  await drawer.getByLabel('Город').selectOption({ index: 1 })
  expect(await drawer.getByLabel('Страна').inputValue()).toBe('')
  await drawer.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  expect(await drawer.getByLabel('Город').inputValue()).toBe('')
  expect(page.url()).toMatch(/\/digital-agencies\/$/)
})

test.for(DEVICES)('a row expands to details and collapses (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(RATING)
  await hydrated(page)
  const row = rows(page).first()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  // On phones the explanation and the details open together.
  const opener = row.getByRole('button', { name: device === 'desktop' ? 'Подробнее' : 'Почему' })
  await opener.click()
  const details = page.getByRole('region', { name: `Подробнее: ${name}` })
  await details.getByText('Специализация').waitFor()
  expect(await details.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  expect(await isFocused(opener)).toBe(true)
  await opener.press('Enter')
  await details.waitFor({ state: 'detached' })
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  expect(page.url()).toMatch(/\/digital-agencies\/$/)
  expect(consoleErrors).toEqual([])
})

test.for(DEVICES)(
  'a place is explained by its six addends, with a link to share (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto(RATING)
    await hydrated(page)
    const row = rows(page).first()
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('button', { name: 'Почему' }).click()
    const why = page.getByRole('region', { name: `Почему это место: ${name}` })
    await why.getByRole('heading', { level: 2, name: 'Почему 1-е' }).waitFor()
    expect((await why.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 6)).toEqual(ADDENDS)
    await why.getByRole('link', { name: 'Как считается балл' }).waitFor()

    await why.getByRole('link', { name: 'Ссылка на это объяснение' }).click()
    await page.getByRole('heading', { level: 2, name: `${name}: почему 1-е место` }).waitFor()
    await page.getByRole('link', { name: 'Закрыть' }).click()
    await expect.poll(() => page.url()).toMatch(/\/digital-agencies\/$/)
  },
)

test('a row whose script fails to load falls back to the server', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.route(/row-details[^/]*\.js$/, route => route.abort())
  await page.goto(RATING)
  await hydrated(page)
  await rows(page).first().getByRole('button', { name: 'Почему' }).click()
  await page.waitForURL(/\?why=\d+$/)
  await page.getByRole('heading', { level: 2, name: /почему 1-е место$/ }).waitFor()
})

test.for(DEVICES)('filters and explanations work without JavaScript (%s)', async (device, { openPage }) => {
  const { id, title } = await widestCountry()
  const page = await openPage(device, { javaScriptEnabled: false })
  await page.goto(RATING)
  if (device === 'desktop') {
    await page.locator('summary', { hasText: 'Страна' }).click()
    await page.getByRole('button', { name: title }).click()
  } else {
    await page.locator('summary', { hasText: 'Фильтры' }).click()
    await page.getByLabel('Страна').selectOption(String(id))
    await page.getByRole('button', { name: 'Применить' }).click()
  }
  await page.waitForURL(new RegExp(`[?&]countries=${id}`))
  expect(await chosen(page).textContent()).toBe(`Убрать: Страна: ${title}`)
  const row = rows(page).first()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: 'Почему' }).click()
  await page.waitForURL(/why=\d+/)
  expect(page.url()).toContain(`countries=${id}`)
  await page.getByRole('heading', { level: 2, name: new RegExp(`^${name}: почему`) }).waitFor()
  for (const addend of ADDENDS) await page.getByRole('heading', { level: 3, name: addend, exact: true }).waitFor()
})

test.for(DEVICES)('an advertisement is labelled, has no place and can be hidden (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto(RATING)
  await hydrated(page)
  const places = await rows(page).count()
  const ad = list(page).getByRole('complementary', { name: 'Реклама' }).first()
  expect(await ad.textContent()).toMatch(/Реклама\. .+, ИНН \d+\. erid: \S+/)
  expect(await ad.getByRole('link').first().getAttribute('rel')).toContain('sponsored')
  await list(page).getByRole('button', { name: 'Скрыть рекламу в списке' }).click()
  await expect.poll(() => list(page).getByRole('complementary').count()).toBe(0)
  expect(await rows(page).count()).toBe(places)

  // The row of an advertiser brings its card back, whole with the details.
  const advertised = await advertisedRow()
  const row = rows(page).filter({ hasText: advertised.name })
  if (device === 'desktop') {
    await row.getByRole('button', { name: 'Почему' }).click()
    await expect.poll(() => ad.textContent()).toContain(advertised.name)
    expect(await ad.textContent()).not.toContain(advertised.attribute)
  }
  await row.getByRole('button', { name: device === 'desktop' ? 'Подробнее' : 'Почему' }).click()
  await expect.poll(() => ad.textContent()).toContain(advertised.attribute)
})

/** An agency of the rating that advertises in its list, and a word of its card. */
async function advertisedRow(): Promise<{ name: string; attribute: string }> {
  const { mini_native_card, wide_native_card } = await api('rating-page-sponsors', { path: RATING })
  const cards = [mini_native_card, wide_native_card].flatMap(groups => Object.values(groups).flat())
  const shown = new Set((await api('rating-page-main-info', { path: RATING })).rows.map(({ agency }) => agency.id))
  const card = cards.find(({ agency_id }) => agency_id !== null && shown.has(agency_id))
  if (!card?.show_attributes[0]) throw new Error('No participant of the tiny market advertises with attributes')
  return { name: card.name, attribute: card.show_attributes[0] }
}
