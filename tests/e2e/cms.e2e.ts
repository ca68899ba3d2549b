import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const CMS = 'bitrix'
const HOME = `/cms-${CMS}/`

interface Known {
  title: string
  /** The most common site type of its projects. */
  siteType: { value: string; title: string; count: number }
  /** A price range that covers some of its reviews, but not all. */
  price: { id: number; title: string; count: number }
}
let known: Known

beforeAll(async () => {
  const { title } = await api('cms-header', { cms: CMS })
  const { data } = await api('cms-projects-filters', { cms: CMS })
  const { price_range, count } = await api('cms-reviews-count-and-filters', { cms: CMS })
  const siteType = data.find(({ key }) => key === 'site_type')?.options[0]
  const price = price_range.find(range => range.id > 0 && range.count > 10 && range.count < count)
  if (!siteType || !price) throw new Error(`The tiny market has too little on ${CMS}`)
  known = { title, siteType, price }
})

const cards = (page: Page) => page.getByRole('region', { name: 'Проекты', exact: true }).locator('[data-project]')
const reviews = (page: Page) => page.getByRole('region', { name: 'Отзывы', exact: true }).getByRole('article')
/** Does not wait for pictures: without JavaScript a browser loads all of them at once. */
const arriveAt = (page: Page, address: string | RegExp) => page.waitForURL(address, { waitUntil: 'domcontentloaded' })
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

test.for(visits)(
  'a visitor goes from the CMS rating to a project and to reviews by price ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { javaScriptEnabled })
    const consoleErrors = collectConsoleErrors(page)
    const ready = async () => {
      if (javaScriptEnabled) await hydrated(page)
    }
    const sections = page.getByRole('navigation', { name: `Разделы: ${known.title}` })
    const { siteType, price } = known

    await page.goto('/cms/')
    await ready()
    await page.getByRole('main').getByRole('link', { name: known.title, exact: true }).click()
    await arriveAt(page, `**${HOME}`)
    await page.getByRole('heading', { level: 1, name: known.title, exact: true }).waitFor()

    await sections.getByRole('link', { name: /^Проекты/ }).click()
    await page.getByRole('heading', { level: 1, name: `Проекты на ${known.title}` }).waitFor()
    await page.locator('summary', { hasText: 'Тип сайта' }).click()
    await page.getByRole('link', { name: siteType.title }).first().click()
    await arriveAt(page, `**${HOME}projects/?site_type=${siteType.value}`)
    await page.getByRole('link', { name: `Убрать: Тип сайта, ${siteType.title}` }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(Math.min(siteType.count, 12))
    for (const facts of await cards(page).allTextContents()) expect(facts).toContain(siteType.title)

    await cards(page).first().getByRole('link').click()
    await arriveAt(page, /\/agency-[^/]+\/portfolio\/\?project=\d+$/)
    await page.goBack({ waitUntil: 'domcontentloaded' })
    await arriveAt(page, `**${HOME}projects/?site_type=${siteType.value}`)

    await sections.getByRole('link', { name: /^Отзывы/ }).click()
    await page.getByRole('heading', { level: 1, name: `Отзывы о работах на ${known.title}` }).waitFor()
    await page.locator('summary', { hasText: 'Стоимость' }).click()
    await page.getByRole('link', { name: price.title }).click()
    await arriveAt(page, `**${HOME}reviews/?price=${price.id}`)
    const first = await reviews(page).first().textContent()
    await expect.poll(() => reviews(page).count()).toBe(10)

    await page.getByRole('link', { name: /^Показать ещё \d+/ }).click()
    if (javaScriptEnabled) {
      await expect.poll(() => reviews(page).count()).toBe(Math.min(price.count, 20))
      expect(addressOf(page)).toBe(`${HOME}reviews/?price=${price.id}`)
      expect(await isFocused(page.locator('[data-review]').nth(10))).toBe(true)
    } else {
      await arriveAt(page, `**${HOME}reviews/?price=${price.id}&next=*`)
      expect(await reviews(page).first().textContent()).not.toBe(first)
    }

    await reviews(page).first().locator('a:has(time)').click()
    await arriveAt(page, /\/cms-bitrix\/reviews\/\d+\/$/)
    await page.getByRole('heading', { level: 1, name: `Отзыв о работе на ${known.title}` }).waitFor()
    await page.getByRole('navigation', { name: 'Соседние отзывы' }).getByRole('link').first().click()
    await arriveAt(page, /\/cms-bitrix\/reviews\/\d+\/$/)
    expect(consoleErrors).toEqual([])
  },
)
