import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
  // Every month is free.
  await site.context.database.pool.query('delete from ad_placement')
})
afterAll(() => site.stop())

const form = (page: Page) => page.locator('form[id="advertising-order"]')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

test.for(visits)(
  'an order is refused, corrected and sent to whoever sells ads ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const name = `Анна ${device} ${javaScriptEnabled}`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto('/advertising/prices/')
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'Формат').selectOption('wide_native_card')
    await field(page, 'Компания').fill('ООО «Ветрова»')
    await field(page, 'Имя').fill(name)
    await field(page, 'Почта').fill('anna@vetrova.example')
    const consent = form(page).getByRole('checkbox', { name: /согласие на обработку/ })
    expect(await consent.isChecked()).toBe(false)
    await form(page).getByRole('button', { name: 'Отправить заявку' }).click()

    await page.getByText('Форма не отправлена').waitFor()
    await page.getByText('Без согласия на обработку данных мы не можем принять заявку').waitFor()
    expect(await field(page, 'Имя').inputValue()).toBe(name)
    expect(await field(page, 'Формат').inputValue()).toBe('wide_native_card')

    await consent.check()
    await advanceClock(page)
    await form(page).getByRole('button', { name: 'Отправить заявку' }).click()
    await page.getByText('Выберите рейтинг').waitFor()
    await field(page, 'Рейтинг').selectOption('crm')
    await advanceClock(page)
    await form(page).getByRole('button', { name: 'Отправить заявку' }).click()
    await page.getByText('Спасибо! Заявка получена').waitFor()

    const email = () => site.emails.find(({ subject }) => subject?.endsWith(`: ${name}`))
    await expect.poll(email).toBeDefined()
    expect(email()?.recipients).toEqual(['ads@merilo.example'])
    expect(email()?.text).toContain('> Формат: Широкая карточка')
  },
)

test.for(visits)(
  'a free month opens the order filled in for it ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto('/advertising/prices/')
    if (javaScriptEnabled) await hydrated(page)
    const months = page.getByRole('table', { name: 'Занятые месяцы: Узкая карточка' })
    const free = months.getByRole('row', { name: /Внедрение CRM/ }).getByRole('link', { name: /свободно/ })
    expect(await free.count()).toBe(12)
    const month = /month=(\d{4}-\d{2})/.exec((await free.nth(4).getAttribute('href')) ?? '')?.[1] ?? ''
    await free.nth(4).click()
    await page.waitForURL(`**/*month=${month}*`)
    await expect.poll(() => field(page, 'Формат').inputValue()).toBe('mini_native_card')
    expect(await field(page, 'Рейтинг').inputValue()).toBe('crm')
    expect(await field(page, 'Начало').inputValue()).toBe(month)
    await expect.poll(() => months.locator('[aria-current="true"]').count(), { timeout: 10_000 }).toBe(1)
    await expect
      .poll(async () => (await page.locator('#order').boundingBox())?.y, { timeout: 10_000 })
      .toBeLessThan(200)
  },
)

test('the free months of a format are one tab stop, and arrows lead through them', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: site.url })
  await page.goto('/advertising/prices/')
  await hydrated(page, 'form[id="advertising-order"]')
  const tables = page.locator('[data-months]')
  const first = tables.first()
  const focused = () => page.evaluate<string>(`document.activeElement?.getAttribute('href') ?? ''`)
  const isInside = () => page.evaluate<boolean>(`document.activeElement?.closest('[data-months]') !== null`)
  await first.locator('td a').first().focus()
  const start = await focused()
  await page.keyboard.press('ArrowRight')
  const second = await first.locator('td a').nth(1).getAttribute('href')
  expect(await focused()).toBe(second)
  await page.keyboard.press('End')
  expect(await focused()).toBe(await first.locator('tr').first().locator('a').last().getAttribute('href'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect([start, second]).toContain(await focused())
  await page.keyboard.press('ArrowDown')
  expect(await first.locator('tr').nth(1).locator(':focus').count()).toBe(1)
  // One step leaves the format, and one step back returns to the month that was left.
  const left = await focused()
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe(left)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/*month=*')
  await expect.poll(() => field(page, 'Начало').inputValue()).toBe(new URL(left, site.url).searchParams.get('month'))
})

test('statistics come by email with a picture inside', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: site.url })
  await page.goto('/advertising/')
  await hydrated(page)
  const statistics = page.locator('form[id="advertising-send-statistics"]')
  await statistics.getByLabel('Почта').fill('boris@vetrova.example')
  await statistics.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await advanceClock(page)
  await statistics.getByRole('button', { name: 'Прислать' }).click()
  await page.getByText('Письмо со статистикой уходит').waitFor()
  const email = () => site.emails.find(({ recipients }) => recipients.includes('boris@vetrova.example'))
  await expect.poll(email).toBeDefined()
  expect(email()?.html).toContain('cid:picture')
  expect(email()?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<picture>' }])
})

test.for(DEVICES)('pages about advertising are reached by their tabs (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url })
  await page.goto('/advertising/')
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Реклама', exact: true })
  for (const [tab, heading] of [
    ['Цены', 'Цены на рекламу'],
    ['Спонсоры', 'Спонсоры рейтингов'],
    ['Прошлые спонсоры', 'Прошлые спонсоры'],
    ['Отзывы', 'Отзывы рекламодателей'],
    ['Реестр', 'Реестр рекламы'],
    ['Контакты', 'Отдел рекламы'],
    ['Аудитория и форматы', 'Реклама на сайте'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
})
