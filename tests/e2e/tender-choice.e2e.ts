import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

interface Known {
  id: number
  name: string
  accepts_requests: boolean
}

let site: OwnSite
let agencies: Known[]

beforeAll(async () => {
  site = await startOwnSite()
  const answer = await fetch(`${site.url}/api/agency-info-for-tender?ids=1,2,3,4,5,6,7,8,9,10`)
  const { list } = (await answer.json()) as { list: Known[] }
  agencies = list.filter(({ accepts_requests }) => accepts_requests).slice(0, 7)
})
afterAll(() => site.stop())

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

const emailTo = (address: string) => site.emails.find(({ recipients }) => recipients.includes(address))?.text ?? ''

async function send(page: Page, form: Locator, email: string): Promise<void> {
  await form.getByLabel('Задача').fill('Нужен интернет-магазин с оплатой и доставкой')
  await form.getByLabel('Имя').fill('Анна Ветрова')
  await form.getByLabel('Компания').fill('Мастерская «Ветер»')
  await form.getByLabel('Почта').fill(email)
  await form.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await form.getByRole('checkbox', { name: /согласие на передачу/ }).check()
  await advanceClock(page)
  await form.getByRole('button', { name: /^(Отправить заявку|Повторить)$/ }).click()
}

test.for(visits)(
  'of seven chosen agencies the visitor picks the five that get the tender ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const email = `seven-${device}-${javaScriptEnabled}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`/tender/?agencies=${agencies.map(({ id }) => id).join(',')}&type=shop&budget=1,5 млн`)
    if (javaScriptEnabled) await hydrated(page)
    const form = page.getByRole('main')
    await form.getByText(/Вы выбрали 7.агентств/).waitFor()
    const box = (index: number) => form.locator(`input[name="agencies"][value="${agencies[index]?.id}"]`)
    expect(await form.locator('input[name="agencies"]:checked').count()).toBe(5)
    expect(await form.getByLabel('Услуга').inputValue()).toBe('sites')
    expect(await form.getByLabel('Бюджет').inputValue()).toBe('1,5 млн')

    // Six are too many; the typed text and the ticks survive the refusal.
    await box(6).check()
    await send(page, form, email)
    await form.getByText('Не больше 5\u00a0агентств').waitFor()
    expect(await box(6).isChecked()).toBe(true)
    await box(0).uncheck()
    await send(page, form, email)
    await form.getByText('Проверьте почту').waitFor()
    await form.getByRole('link', { name: agencies[6]?.name ?? '', exact: true }).waitFor()
    expect(await form.getByRole('link', { name: agencies[0]?.name ?? '', exact: true }).count()).toBe(0)
    await expect.poll(() => emailTo(email)).toContain(agencies[6]?.name)
    expect(emailTo(email)).not.toContain(`${agencies[0]?.name}\n`)
    expect(agencies.filter(({ name }) => emailTo(email).includes(name))).toHaveLength(5)
  },
)

test.for(visits)(
  'without a choice agencies are proposed, changed and asked ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const email = `nobody-${device}-${javaScriptEnabled}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto('/tender/')
    if (javaScriptEnabled) await hydrated(page)
    const main = page.getByRole('main')
    await main.getByLabel('Что нужно').selectOption('digital-agencies')
    await main.getByLabel('Город агентства').fill('Москва')
    await main.getByLabel('Бюджет').fill('недорого')
    await main.getByRole('button', { name: 'Подобрать агентства' }).click()
    await main.getByText('Напишите сумму в рублях').waitFor()
    const asking = main.locator('form[action="/tender/"]')
    expect(await asking.getByLabel('Бюджет').inputValue()).toBe('недорого')
    await asking.getByLabel('Бюджет').fill('до 5 млн')
    await asking.getByLabel('К какому дню').fill('2099-03-05')
    await asking.getByRole('button', { name: 'Подобрать заново' }).click()
    await page.waitForURL(/deadline=2099-03-05/)

    const form = main.locator('form[method="post"]')
    await form
      .getByText(/-е место в рейтинге/)
      .first()
      .waitFor()
    expect(await form.locator('input[name="budget"]').inputValue()).toBe('до 5 млн')
    expect(await form.locator('input[name="deadline"]').inputValue()).toBe('2099-03-05')
    expect(await form.getByLabel(/^(Бюджет|Срок)/).count()).toBe(0)
    const boxes = form.locator('input[name="agencies"]')
    const proposed = await boxes.count()
    expect(proposed).toBeGreaterThan(1)
    await boxes.first().uncheck()
    await send(page, form, email)
    await main.getByText('Проверьте почту').waitFor()
    await expect.poll(() => emailTo(email)).not.toBe('')
    expect(await main.locator('#tenderline-form ul a').count()).toBe(proposed - 1)
  },
)
