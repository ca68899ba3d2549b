import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'
import { agencySlug } from '#tests/support/site/site.ts'

let site: OwnSite
let contacts: string

beforeAll(async () => {
  site = await startOwnSite({}, { kind: 'embedded' })
  contacts = `/agency-${await agencySlug()}/contacts/`
})
afterAll(() => site.stop())

/** Visitors' names are unique, so emails of other tests do not match. */
const emailFrom = (name: string) => site.emails.find(({ subject }) => subject?.endsWith(`: ${name}`))

/** The page that confirms the visitor's address. */
async function linkTo(address: string): Promise<string> {
  const link = () => {
    const email = site.emails.find(({ recipients }) => recipients[0] === address)
    return /\/confirm\/[0-9a-f]{32}\//.exec(email?.text ?? '')?.[0]
  }
  await expect.poll(link).toBeDefined()
  return link() ?? ''
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)
const submit = (page: Page) => page.getByRole('button', { name: 'Отправить сообщение' })
const thanks = (page: Page) => page.getByText('Проверьте почту: сообщение уйдёт агентству')
const phones = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]')

async function fillCorrectly(page: Page, email: string): Promise<void> {
  await field(page, 'Почта').fill(email)
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await page.getByRole('checkbox', { name: /согласие на передачу/ }).check()

  await advanceClock(page)
}

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

test.for(visits)(
  'a message is rejected, corrected, sent, confirmed and emailed to the agency ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const name = `Анна ${device} ${javaScriptEnabled}`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(contacts)
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'Имя').fill(name)
    await field(page, 'Почта').fill('anna@')
    await field(page, 'Сообщение').fill('Нужен сайт для мастерской.\nПозвоните нам')
    await submit(page).click()

    await page.getByText('Форма не отправлена').waitFor()
    expect(await field(page, 'Имя').inputValue()).toBe(name)
    expect(await field(page, 'Сообщение').inputValue()).toBe('Нужен сайт для мастерской.\nПозвоните нам')
    const errorId = await field(page, 'Почта').getAttribute('aria-describedby')
    expect(await page.locator(`#${errorId}`).textContent()).toBe('Проверьте адрес почты')
    expect(await page.getByText(/Без согласия на/).count()).toBe(2)
    if (javaScriptEnabled) {
      expect(await page.locator('main :focus').textContent()).toContain('Исправьте')
      await page.getByRole('link', { name: 'Почта' }).click()
      expect(await isFocused(field(page, 'Почта'))).toBe(true)
    }

    const address = `anna-${device}-${javaScriptEnabled}@vetrova.example`
    await fillCorrectly(page, address)
    await submit(page).click()
    await thanks(page).waitFor()
    expect(page.url().includes('?sent=')).toBe(!javaScriptEnabled)

    await page.getByText('Написать ещё').click()
    expect(await field(page, 'Имя').inputValue()).toBe('')

    await page.goto(await linkTo(address))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('Позвоните нам').waitFor()
    expect(emailFrom(name)).toBeUndefined()
    await advanceClock(page)
    await page.getByRole('main').getByRole('button', { name: 'Подтвердить' }).click()
    await page.getByText('Спасибо! Сообщение ушло агентству').waitFor()
    await expect.poll(() => emailFrom(name)).toBeDefined()
    const email = emailFrom(name)
    expect(email?.recipients).toHaveLength(1)
    expect(email?.replyTo?.[0]?.address).toBe(address)
    expect(email?.text).toContain('> Позвоните нам')
  },
)

test('typed values survive a network failure and are sent on retry', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: site.url })
  await page.goto(contacts)
  await hydrated(page)
  await field(page, 'Имя').fill('Вера Упорная')
  await field(page, 'Сообщение').fill('Связь пропала, а письмо осталось')
  await fillCorrectly(page, 'vera@vetrova.example')
  await page.route('**/api/agency-page-send-feedback', route => route.abort())
  await submit(page).click()
  await page.getByText('Не удалось отправить').waitFor()
  expect(await field(page, 'Сообщение').inputValue()).toBe('Связь пропала, а письмо осталось')

  await page.unroute('**/api/agency-page-send-feedback')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await thanks(page).waitFor()
  expect(await linkTo('vera@vetrova.example')).toMatch(/^\/confirm\//)
})

test.for(visits)(
  'a phone number is revealed only on request ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(contacts)
    if (javaScriptEnabled) await hydrated(page)
    const before = await page.content()
    expect(await phones(page).count()).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Показать телефон' }).last().click()
    await phones(page).first().waitFor()
    const number = (await phones(page).first().textContent()) ?? ''
    const href = (await phones(page).first().getAttribute('href')) ?? ''
    expect(href).toMatch(/^tel:\+\d{8,}$/)
    expect(before).not.toContain(number)
    expect(before).not.toContain(href)
    const first = page.getByRole('list', { name: 'Телефоны' }).last().getByRole('link').first()
    if (javaScriptEnabled) await expect.poll(() => isFocused(first)).toBe(true)
  },
)
