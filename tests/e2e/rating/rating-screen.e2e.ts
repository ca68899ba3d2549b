import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'

const RATING = '/digital-agencies/'

interface Shown {
  header: number
  row: number
  cut: string[]
}

/** Where the first row begins, and which tiers and years the window does not show whole. */
const shownHead = (page: Page): Promise<Shown> =>
  page.evaluate<Shown>(`(() => {
    const marks = [...document.querySelectorAll('nav[aria-label="Ценовые сегменты"] a, nav[aria-label="Выпуски рейтинга"] :is(a, summary)')]
    const isCut = mark => {
      const own = mark.getBoundingClientRect()
      for (let box = mark.parentElement; box; box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect()
        const isClipping = getComputedStyle(box).overflowX !== 'visible'
        if (isClipping && (own.left < left - 1 || own.right > right + 1)) return true
      }
      return own.left < 0 || own.right > innerWidth
    }
    return {
      header: document.querySelector('header').getBoundingClientRect().bottom,
      row: document.querySelector('tbody tr')?.getBoundingClientRect().top ?? 0,
      cut: marks.filter(mark => mark.checkVisibility() && isCut(mark)).map(mark => mark.textContent),
    }
  })()`)

test('the first row of a rating is on the first screen, below a whole head', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await page.evaluate('document.fonts.ready.then(() => true)')
  const { header, row, cut } = await shownHead(page)
  expect(row - header).toBeLessThanOrEqual(345)
  expect(cut).toEqual([])
  const { tiers } = await api('rating-page-main-info', { path: RATING })
  const marks = page.getByRole('navigation', { name: 'Ценовые сегменты' }).getByRole('link')
  expect(await marks.count()).toBe(tiers.length)
  for (const { participants } of tiers)
    await marks
      .filter({ hasText: String(participants) })
      .first()
      .waitFor()
})

test.for([1360, 1100, 860, 620])('tiers and years of a rating are not cut at %d px', async (width, { openPage }) => {
  const page = await openPage('desktop', { viewport: { width, height: 900 } })
  await page.goto(RATING)
  await page.evaluate('document.fonts.ready.then(() => true)')
  expect((await shownHead(page)).cut).toEqual([])
  const years = page.getByRole('navigation', { name: 'Выпуски рейтинга' })
  const { years: all } = await api('rating-page-main-info', { path: RATING })
  const last = years.getByRole('link', { name: all.at(-1)?.title ?? '', exact: true })
  if (!(await last.isVisible())) await years.locator('summary').click()
  await last.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(all.at(-1)?.path)
})

/** The row a tick leads to, with its neighbours' places; null if the document has no such row. */
const rowAt = (page: Page, id: string) =>
  page.evaluate<{ place: number; next: number | null; top: number; bottom: number } | null>(`(() => {
    const row = document.getElementById(${JSON.stringify(id)})
    if (!row) return null
    const placeOf = at => at === undefined ? null : Number(at.querySelector('td > b').textContent)
    const rows = [...document.querySelectorAll('tr[id^="place-"]')]
    const { top, bottom } = row.getBoundingClientRect()
    const place = placeOf(row)
    const next = rows.slice(rows.indexOf(row)).find(other => placeOf(other) !== place)
    return { place, next: placeOf(next), top, bottom }
  })()`)

test('every tick of a place scale leads to its place', async ({ openPage }) => {
  const { tiers } = await api('rating-page-main-info', { path: RATING })
  const longest = tiers.slice(1).toSorted((a, b) => b.participants - a.participants)[0]
  for (const path of [RATING, longest?.path ?? RATING]) {
    const { edition } = await api('rating-page-main-info', { path })
    const page = await openPage('desktop')
    await page.goto(path)
    await hydrated(page)
    const scale = page.getByRole('navigation', { name: 'Места списка' })
    const labels = (await scale.getByRole('link').allTextContents()).map(Number)
    expect(labels[0]).toBe(1)
    expect(labels.at(-1)).toBe(edition.participants)
    for (const [index, label] of labels.entries()) {
      if (new URL(page.url()).pathname !== path) {
        await page.goto(path)
        await hydrated(page)
      }
      await scale.getByRole('link').nth(index).click()
      await expect.poll(() => new URL(page.url()).hash).toBe(`#place-${label}`)
      await expect.poll(() => rowAt(page, `place-${label}`)).not.toBeNull()
      // The row stands in the window, and its place, shared or not, holds this number.
      await expect.poll(async () => (await rowAt(page, `place-${label}`))?.top ?? -1).toBeGreaterThanOrEqual(0)
      const row = await rowAt(page, `place-${label}`)
      expect(row?.bottom).toBeLessThanOrEqual(900)
      expect(row?.place).toBeLessThanOrEqual(label)
      if (row?.next !== null) expect(row?.next).toBeGreaterThan(label)
    }
  }
})

test('the place scale stands beside its rows and its mark follows the window', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await hydrated(page)
  const scale = page.getByRole('navigation', { name: 'Места списка' })
  const sides = await page.evaluate<{ scale: number[]; rows: number[] }>(`(() => {
    const scale = document.querySelector('nav[aria-label="Места списка"]').getBoundingClientRect()
    const rows = document.querySelectorAll('tr[id^="place-"]')
    const table = document.querySelector('tr[id^="place-"]').closest('table').getBoundingClientRect()
    return { scale: [scale.top, scale.bottom], rows: [rows[0].getBoundingClientRect().top, table.bottom] }
  })()`)
  expect(Math.abs((sides.scale[0] ?? 0) - (sides.rows[0] ?? 0))).toBeLessThan(3)
  expect(Math.abs((sides.scale[1] ?? 0) - (sides.rows[1] ?? 0))).toBeLessThan(3)
  const mark = scale.locator('svg').first().locator('rect').last()
  expect(await mark.getAttribute('y')).toBe('0%')
  await page.evaluate('document.getElementById("place-7").scrollIntoView()')
  await expect.poll(() => mark.getAttribute('y')).not.toBe('0%')
})

const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.closest("section")?.ariaLabel ?? document.activeElement.tagName')

test('one Tab leads from a ticked box to the selection, and from its end to the row again', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await hydrated(page)
  const box = page.getByRole('checkbox').nth(1)
  const bar = page.getByRole('region', { name: 'Выбранные агентства' })
  await box.focus()
  await page.keyboard.press('Space')
  await bar.waitFor()
  let steps = 0
  do {
    await page.keyboard.press('Tab')
    steps += 1
  } while (steps < 10 && (await focused(page)) !== 'Выбранные агентства')
  expect(steps).toBe(1)
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(box)).toBe(true)
  // The visitor may go on with the list: only the first Tab after the tick leads away from it.
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Участники рейтинга')
})

test('the focus stays near a removed agency', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(RATING)
  await hydrated(page)
  const bar = page.getByRole('region', { name: 'Выбранные агентства' })
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  const removes = bar.getByRole('button', { name: /^Убрать/ })
  await expect.poll(() => removes.count()).toBe(2)
  await removes.first().press('Enter')
  await expect.poll(() => removes.count()).toBe(1)
  expect(await focused(page)).toBe('Выбранные агентства')
  await page.keyboard.press('Enter')
  await bar.waitFor({ state: 'detached' })
  // Nothing is selected any more: back to the box of the agency removed last.
  expect(await focused(page)).toBe('Участники рейтинга')
})

test('on a phone the axis of the bars does not cover an opened row', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto(RATING)
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Почему 2-е/ })
    .first()
    .click()
  const why = page.getByRole('region', { name: /^Почему это место/ })
  await why.getByRole('heading', { level: 3, name: 'Отзывы' }).waitFor()
  await page.evaluate('document.querySelector("section[aria-label^=Почему] ol > li:nth-child(2)").scrollIntoView()')
  // What lies at the top of the window belongs to the opened row, its own axis included.
  await expect
    .poll(() => page.evaluate<string>('document.elementFromPoint(180, 12).closest("section")?.ariaLabel ?? ""'))
    .toMatch(/^Почему это место/)
})
