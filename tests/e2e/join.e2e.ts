import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite({}, { kind: 'embedded' })
})
afterAll(() => site.stop())

const registrations = (...args: string[]) => site.ops('registrations', ...args)

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const consent = (page: Page) => page.getByRole('checkbox', { name: /согласие на обработку/ })
const errorOf = async (page: Page, label: string) =>
  page.locator(`#${(await field(page, label).getAttribute('aria-describedby'))?.split(' ').at(-1)}`)

async function fillIn(page: Page, name: string, url: string): Promise<void> {
  await field(page, 'Название агентства').fill(name)
  await field(page, 'Сайт').fill(url)
  await page.getByRole('checkbox', { name: 'Разработка сайтов' }).check()
  await page.getByRole('checkbox', { name: 'Внедрение CRM' }).check()
  await field(page, 'Год основания').fill('2012')
  await field(page, 'Сотрудников').fill('18')
  await field(page, 'Город').fill('Казань')
  await field(page, 'Адрес').fill('ул. Баумана, д. 0')
  await field(page, 'Телефон').fill('8 843 000-12-34')
  await field(page, 'Почта агентства').fill('info@gavan.example')
  await field(page, 'Имя представителя').fill('Вера Осипова')
  await field(page, 'Почта представителя').fill('vera@gavan.example')
  await consent(page).check()

  await advanceClock(page)
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить заявку' }).click()

async function openAt(page: Page, path: string, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(site.url + path)
  if (javaScriptEnabled) await hydrated(page)
}

test('an agency registers on any device, duplicates are refused, and an approved one is published', async ({
  openPage,
}) => {
  const known = inject('known').agency
  for (const [nth, { device, javaScriptEnabled }] of visits.entries()) {
    const page = await openPage(device, { javaScriptEnabled })
    await openAt(page, '/profile-add/', javaScriptEnabled)
    await send(page)
    await page.getByText('Форма не отправлена').waitFor()
    await fillIn(page, `Гавань ${nth}`, `www.gavan-${nth}.example`)
    await field(page, 'Город').fill('Минск')
    await send(page)
    await page.getByText('Минск — Беларусь').waitFor()
    expect(await field(page, 'Название агентства').inputValue()).toBe(`Гавань ${nth}`)
    expect(await page.getByRole('checkbox', { name: 'Внедрение CRM' }).isChecked()).toBe(true)
    await field(page, 'Город').fill('Пермь')
    await advanceClock(page)
    await send(page)
    await page.getByText('Спасибо! Заявка получена').waitFor()

    await page.getByText('Добавить ещё агентство').click()
    await fillIn(page, 'Ещё одна', `https://gavan-${nth}.example/`)
    await send(page)
    await page.getByText('уже ждёт проверки').first().waitFor()

    const header = await fetch(`${site.url}/api/agency-header?agency=${known}`)
    await field(page, 'Сайт').fill(((await header.json()) as { site: string }).site)
    await send(page)
    const profile = page.locator('form').getByRole('link', { name: `/agency-${known}/` })
    await profile.waitFor()
    expect(await (await errorOf(page, 'Сайт')).getByRole('link').count()).toBe(1)
    expect(await profile.getAttribute('href')).toBe(`/agency-${known}/`)
    await page.close()
  }
  await expect.poll(() => site.emails.filter(({ subject }) => subject?.includes('получена')).length).toBe(4)

  const list = await registrations('list')
  const idOf = (name: string) => new RegExp(`^(\\d+) .*${name},`, 'm').exec(list)?.[1] ?? ''
  expect(await registrations('show', idOf('Гавань 0'))).toContain('почта представителя не на домене агентства')
  for (const nth of visits.keys())
    expect(await registrations('show', idOf(`Гавань ${nth}`))).toContain('города «Пермь» нет в словаре')
  expect(await registrations('approve', idOf('Гавань 0'))).toContain('/agency-gavan-0/')
  await registrations('decline', idOf('Гавань 1'), '--reason', 'Сайт не открывается')
  const page = await openPage('desktop')
  await openAt(page, '/agency-gavan-0/', true)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Гавань 0')
  await page.getByRole('main').getByText('Пермь').first().waitFor()
  const approved = () => site.emails.find(({ subject }) => subject?.startsWith('Агентство добавлено'))
  await expect.poll(approved).toBeDefined()
  expect(approved()?.recipients).toEqual(['vera@gavan.example'])
  await expect.poll(() => site.emails.some(({ text }) => text?.includes('> Сайт не открывается'))).toBe(true)
})

test.for(visits)(
  'a message to the editors is rejected, corrected and sent ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const name = `Анна ${device} ${javaScriptEnabled}`
    const page = await openPage(device, { javaScriptEnabled })
    await openAt(page, '/contacts/', javaScriptEnabled)
    await field(page, 'Имя').fill(name)
    await field(page, 'Почта').fill('anna@')
    await field(page, 'Сообщение').fill('В рейтинге ошибка: проект не наш')
    const submit = page.getByRole('button', { name: 'Отправить сообщение' })
    await submit.click()
    await page.getByText('Форма не отправлена').waitFor()
    expect(await (await errorOf(page, 'Почта')).textContent()).toBe('Проверьте адрес почты')
    expect(await field(page, 'Имя').inputValue()).toBe(name)

    await field(page, 'Почта').fill('anna@vetrova.example')
    await consent(page).check()
    await advanceClock(page)
    await submit.click()
    await page.getByText('Спасибо! Сообщение получено').waitFor()
    const email = () => site.emails.find(({ subject }) => subject?.endsWith(`: ${name}`))
    await expect.poll(email).toBeDefined()
    expect(email()?.recipients).toEqual(['hello@merilo.example'])
    expect(email()?.replyTo?.[0]?.address).toBe('anna@vetrova.example')

    await page.getByText('Написать ещё').click()
    expect(await field(page, 'Имя').inputValue()).toBe('')
  },
)

test('a consent opens at its own text', async ({ openPage }) => {
  const page = await openPage('desktop')
  await openAt(page, `/agency-${inject('known').agency}/contacts/`, true)
  await page.getByRole('link', { name: 'согласие на передачу данных' }).click()
  await page.waitForURL(/\/consent\/#consent-transfer$/)
  const heading = page.getByRole('heading', { name: 'Согласие на передачу данных агентствам' })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(100)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('every consent links to its text, which has a version', async ({ openPage }) => {
  const page = await openPage('desktop')
  for (const path of ['/contacts/', '/profile-add/', `/agency-${inject('known').agency}/contacts/`]) {
    await openAt(page, path, true)
    const links = await page.locator('form label a').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(/^\/consent\/#consent(-transfer)?$/)
      const html = await (await fetch(`${site.url}/consent/`)).text()
      expect(html).toContain(`id="${href.split('#')[1]}"`)
      expect(html).toMatch(/Редакция \d{4}-\d/)
    }
  }
})
