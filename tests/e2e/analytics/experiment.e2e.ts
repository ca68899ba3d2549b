import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { writeCounts } from '#server/counter/write-counts.ts'
import { DEVICES, hydrated, linkToRating, settled, test } from '#tests/support/browser/browser.ts'
import { cookieNamed } from '#tests/support/browser/cookie.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const home = (page: Page) => page.getByRole('link', { name: 'Мерило' }).first()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite()
  await site.ops('experiment', 'start', 'tender-button', '--share', '99')
  const isRunning = async () => expect(await (await fetch(site.url)).text()).toContain('"experiment":{')
  await vi.waitFor(isRunning, { timeout: 120_000 })
})
afterAll(() => site.stop())

async function counted(): Promise<string[]> {
  await writeCounts(site.context)
  const { rows } = await site.context.database.pool.query(
    `select subject, sum(hits)::int as hits from tally where kind = 'experiment' group by subject order by subject`,
  )
  return rows.map(({ subject, hits }) => `${subject} ${hits}`)
}

const cookie = (page: Page) => cookieNamed(page, 'abTest')
/** Hides the page without leaving it, which sends what was counted. */
const hide = (page: Page) => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)

describe.each(DEVICES)('on %s', device => {
  test('a visitor takes part after consent, from the next page on, and leaves by withdrawing it', async ({
    openContext,
  }) => {
    await site.context.database.pool.query(`delete from tally where kind = 'experiment'`)
    const context = await openContext(device)
    const page = await context.newPage()
    await page.goto(`${site.url}/`)
    await hydrated(page)
    expect(await cookie(page)).toBeUndefined()
    // The bucket is 0, which gets the option.
    await page.evaluate('window.realRandom = Math.random; Math.random = () => 0.001')
    await notice(page).getByRole('button', { name: 'Принять' }).click()
    await expect.poll(() => cookie(page)).toMatchObject({ value: encodeURIComponent('{"bucket":0}'), path: '/' })
    // Batches of the counter need ids of their own.
    await page.evaluate('Math.random = window.realRandom')
    // The page in view does not change.
    await settled(page)
    expect(await button(page, 'Отправить заявку').count()).toBe(1)
    expect(await counted()).toEqual([])

    await linkToRating(page).click()
    await page.waitForURL('**/digital-agencies/')
    await home(page).click()
    await button(page, 'Получить предложения').waitFor()
    await hide(page)
    await expect.poll(counted).toEqual([expect.stringMatching(/^\d+\/offers\/exposed 1$/)])

    // The server draws the option too, and a visitor is counted once.
    await page.goto(`${site.url}/`)
    await hydrated(page)
    await button(page, 'Получить предложения').click()
    await page.waitForURL('**/tender/**')
    await hide(page)
    await expect
      .poll(counted)
      .toEqual([
        expect.stringMatching(/^\d+\/offers\/exposed 1$/),
        expect.stringMatching(/^\d+\/offers\/tender-open 1$/),
      ])

    await page.goto(`${site.url}/`)
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Настройки cookie' })
    await dialog.getByRole('checkbox', { name: /Аналитика/ }).uncheck()
    await dialog.getByRole('button', { name: 'Сохранить выбор' }).click()
    await expect.poll(() => cookie(page)).toBeUndefined()
    await page.reload()
    await button(page, 'Отправить заявку').waitFor()
  })

  test('a visitor who refuses has no bucket and sees the control', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.goto(`${site.url}/`)
    await notice(page).getByRole('button', { name: 'Только необходимые' }).click()
    await page.reload()
    await hydrated(page)
    await settled(page)
    expect(await cookie(page)).toBeUndefined()
    expect(await button(page, 'Отправить заявку').count()).toBe(1)
  })
})
