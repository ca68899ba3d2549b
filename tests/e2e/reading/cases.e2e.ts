import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { daysOfCookie } from '#tests/support/browser/cookie.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))
const covers = (page: Page) => page.getByRole('region', { name: 'Кейсы' }).getByRole('listitem')
const prompt = (page: Page) => page.getByRole('complementary', { name: 'Подписка на кейсы' })

test.for(visits)(
  'a reader goes from the list by a hashtag to a case, a similar one and its agency ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { javaScriptEnabled })
    const consoleErrors = collectConsoleErrors(page)
    const main = page.getByRole('main')
    await page.goto('/cases/')
    if (javaScriptEnabled) await hydrated(page)
    const { hashtags } = await api('cases-hashtag-list', {})
    await main.getByRole('navigation', { name: 'Хештеги' }).getByRole('link').nth(1).click()
    await page.waitForURL(`**${hashtags[0]?.path}`)
    await main.getByRole('heading', { level: 1, name: /^Кейсы: / }).waitFor()

    await covers(page).first().getByRole('link').click()
    await page.waitForURL(/\/cases\/case-\d+\/$/)
    for (const name of ['Задача', 'Решение', 'Результат']) await main.getByRole('heading', { level: 2, name }).waitFor()

    const first = page.url()
    await main
      .getByRole('region', { name: /^Похожие кейсы/ })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click()
    await page.waitForURL(url => /\/cases\/case-\d+\/$/.test(url.href) && url.href !== first)
    const { agency } = await api('cases-get-item', { id: Number(/case-(\d+)/.exec(page.url())?.[1]) })
    await main.getByRole('link', { name: agency.name }).first().click()
    await page.waitForURL(`**/agency-${agency.name_lat}/`)
    await main.getByRole('heading', { level: 1, name: agency.name }).waitFor()
    expect(consoleErrors).toEqual([])
  },
)

test('more cases are appended and focus moves to the first new one', async ({ openPage }) => {
  const page = await openPage('desktop')
  await splitCases(page, 4)
  await page.goto('/news/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Кейсы' }).click()
  await expect.poll(() => covers(page).count()).toBe(4)
  const before = await covers(page).count()
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect.poll(() => covers(page).count()).toBeGreaterThan(before)
  const focused = covers(page).nth(before).getByRole('link')
  await expect.poll(() => isFocused(focused)).toBe(true)
  expect(new URL(page.url()).search).toBe('')
})

/** Splits the answer, since the tiny market has too few cases for two pages. */
async function splitCases(page: Page, size: number): Promise<void> {
  await page.route(/\/api\/cases-list(\?|$)/, async route => {
    const url = new URL(route.request().url())
    const start = Number((url.searchParams.get('next') ?? '0-').split('-')[0])
    url.searchParams.delete('next')
    const answer = await route.fetch({ url: url.href })
    const body = (await answer.json()) as { cases_list: unknown[]; next: string | null }
    const end = start + size
    const next = end < body.cases_list.length ? `${end}-0` : null
    await route.fulfill({ response: answer, json: { ...body, cases_list: body.cases_list.slice(start, end), next } })
  })
}

test.for(DEVICES)(
  'the newsletter is offered below the second case of a visit, once (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    const { cases_list } = await api('cases-list', {})
    const [first = '', second = '', third = ''] = cases_list.map(({ path }) => path)
    const open = async (path: string) => {
      await page.goto(path)
      await hydrated(page)
    }
    await open(first)
    await page.getByRole('button', { name: 'Только необходимые' }).click()
    await open(first)
    expect(await prompt(page).count()).toBe(0)
    await open(second)
    await prompt(page).getByLabel('Почта').waitFor()
    // Below the case, where it covers nothing.
    const [text, form] = await Promise.all([page.locator('main article').boundingBox(), prompt(page).boundingBox()])
    expect(form?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
    expect(await page.locator('[data-floating]:visible').count()).toBe(0)
    await prompt(page).getByRole('button', { name: 'Закрыть' }).click()
    await prompt(page).waitFor({ state: 'detached' })
    await expect.poll(() => daysOfCookie(page, 'casesPromptClosed')).toBeGreaterThan(364)

    await page.evaluate('sessionStorage.removeItem("seenCases")')
    await open(second)
    await open(third)
    await page.evaluate('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    expect(await prompt(page).count()).toBe(0)
  },
)
