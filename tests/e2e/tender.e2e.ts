import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, settled, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

interface Known {
  id: number
  name: string
  path: string
}

let site: OwnSite
let agencies: Known[]

beforeAll(async () => {
  site = await startOwnSite({}, { kind: 'embedded' })
  const answer = await fetch(`${site.url}/api/agency-info-for-tender?ids=1,2,3,4,5,6,7,8,9,10`)
  const { list } = (await answer.json()) as { list: (Known & { accepts_requests: boolean })[] }
  agencies = list.filter(({ accepts_requests }) => accepts_requests).slice(0, 2)
})
afterAll(() => site.stop())

const emailsTo = (address: string) => site.emails.filter(({ recipients }) => recipients.includes(address))
/** Emails to agencies are recognised by their Reply-To, the sender. */
const requestsOf = (address: string) => site.emails.filter(({ replyTo }) => replyTo?.[0]?.address === address)
const linkIn = (text: string | undefined, page: string): string =>
  new RegExp(`http\\S+/tender/${page}/[0-9a-f]{32}/`).exec(text ?? '')?.[0] ?? ''

const idsOf = (known: readonly Known[]) => known.map(({ id }) => id).join(',')

/** Waits for deferred parts, the dialog among them. */
async function fullyLoaded(page: Page): Promise<void> {
  await hydrated(page)
  await settled(page)
}

async function fillIn(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Услуга').selectOption('sites')
  await form.getByLabel('Задача').fill('Нужен сайт для мастерской.\nКаталог и оплата')
  await form.getByLabel('Бюджет').fill('1 200 000')
  await form.getByLabel('Срок').fill('2099-03-05')
  await form.getByLabel('Имя').fill('Анна Ветрова')
  await form.getByLabel('Компания').fill('Мастерская «Ветер»')
  await form.getByLabel('Почта').fill(email)
  await form
    .getByLabel('Файлы')
    .setInputFiles({ name: 'бриф.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 бриф') })
}

async function submit(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^(Отправить заявку|Повторить)$/ }).click()
}

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

test.for(visits)(
  'a tender started from the comparison is confirmed, sent, answered and closed ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const email = `anna-${device}-${javaScriptEnabled}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`/compare/?ids=${idsOf(agencies)}`)
    if (javaScriptEnabled) await fullyLoaded(page)
    await page.getByRole('main').locator('a[href^="/tender/?agencies="]').first().click()
    const form = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main')
    await form
      .getByText(agencies[1]?.name ?? '')
      .first()
      .waitFor()
    expect(page.url().includes('/tender/')).toBe(!javaScriptEnabled)

    // An invalid form keeps its input, and each field explains its error.
    await fillIn(form, 'anna@')
    await submit(form)
    await form.getByText('Форма не отправлена').waitFor()
    expect(await form.getByLabel('Задача').inputValue()).toBe('Нужен сайт для мастерской.\nКаталог и оплата')
    expect(await form.getByLabel('Услуга').inputValue()).toBe('sites')
    expect(await form.getByText(/Без согласия на/).count()).toBe(2)

    await fillIn(form, email)
    await form.getByRole('checkbox', { name: /согласие на обработку/ }).check()
    await form.getByRole('checkbox', { name: /согласие на передачу/ }).check()
    await advanceClock(page)
    await submit(form)
    await form.getByText('Проверьте почту').waitFor()

    // Nothing goes to an agency before the sender has confirmed their address.
    await expect.poll(() => emailsTo(email).length).toBe(1)
    expect(requestsOf(email)).toEqual([])
    await page.goto(linkIn(emailsTo(email)[0]?.text, 'confirm'))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await page.getByText('Заявка отправлена 2 агентствам').waitFor()
    await expect.poll(() => requestsOf(email).length).toBe(2)
    await expect.poll(() => emailsTo(email).length).toBe(2)

    // One agency answers, the other declines, both without an account.
    const [first, second] = requestsOf(email)
    await page.goto(linkIn(first?.text, 'answer'))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByRole('link', { name: 'бриф.pdf' }).waitFor()
    await page.getByRole('link', { name: email }).waitFor()
    await page.getByLabel('Ответ отправителю').fill('Сделаем за два месяца, начнём в понедельник')
    await advanceClock(page)
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await page
      .getByText(/Вы ответили на заявку|Отправитель получит ваш ответ/)
      .first()
      .waitFor()
    await page.goto(linkIn(second?.text, 'answer'))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByLabel('Решение').selectOption('refuse')
    await advanceClock(page)
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await page
      .getByText(/Вы отказались от заявки|Отправитель получит ваш ответ/)
      .first()
      .waitFor()

    // The sender sees both by email and on their page, and reports the outcome.
    await expect.poll(() => emailsTo(email).length).toBe(4)
    expect(emailsTo(email).at(-2)?.text).toContain('> Сделаем за два месяца')
    await page.goto(linkIn(emailsTo(email)[1]?.text, 'status'))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('ответили', { exact: true }).waitFor()
    await page.getByText('отказались', { exact: true }).waitFor()
    await page.getByText('Сделаем за два месяца').waitFor()
    await page.getByRole('heading', { name: 'Ответы: 2 из 2' }).waitFor()
    expect(await page.getByRole('timer').textContent()).toMatch(/^\d+:\d\d:\d\d$/)
    expect(
      await page.getByText(/^(Вы составили|Вы подтвердили|Прочитали|Ответили|Отказались)/).count(),
    ).toBeGreaterThan(3)
    await page.getByLabel('Что вы решили').selectOption('recipient')
    await advanceClock(page)
    await page.getByRole('button', { name: 'Закрыть заявку' }).click()
    await page.getByText('Чем закончилась:').waitFor()
    expect(site.emails.every(({ recipients }) => recipients.length === 1)).toBe(true)
  },
)

test.for(DEVICES)('the sender sees that an agency has opened the tender (%s)', async (device, { openPage }) => {
  const email = `boris-${device}@vetrova.example`
  const answer = await fetch(`${site.url}/api/tenderline-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{
        agencies: idsOf(agencies),
        service: 'crm',
        text: 'Нужно внедрить CRM в отделе продаж',
        name: 'Борис',
        email,
      },
      ...{ company: 'Склад', consent: true, transfer: true },
    }),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => emailsTo(email).length).toBe(1)
  const page = await openPage(device, { baseURL: site.url })
  await page.goto(linkIn(emailsTo(email)[0]?.text, 'confirm'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.poll(() => requestsOf(email).length).toBe(2)
  const read = page.waitForResponse('**/api/tender-read')
  await page.goto(linkIn(requestsOf(email)[0]?.text, 'answer'))
  await read
  await page.goto(linkIn(emailsTo(email)[0]?.text, 'status'))
  await page.getByText('прочитано', { exact: true }).waitFor()
  expect(await page.getByText('отправлено', { exact: true }).count()).toBe(1)
})

test.for(DEVICES)('the dialog keeps typed values when closed (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url })
  await page.goto(agencies[0]?.path ?? '')
  await fullyLoaded(page)
  // On a phone the notice covers the link.
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  const opener = page.getByRole('main').getByRole('link', { name: 'Отправить заявку' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Задача').fill('Недописанное')
  await dialog.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(agencies[0]?.path)
  await opener.click()
  expect(await dialog.getByLabel('Задача').inputValue()).toBe('Недописанное')
  expect(await dialog.getByRole('checkbox', { name: /согласие на обработку/ }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: /Убрать/ }).click()
  await dialog.getByText('Получателей не осталось').waitFor()
})

test.for(visits)(
  'a recipient can be removed ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`/tender/?agencies=${idsOf(agencies)}`)
    if (javaScriptEnabled) await hydrated(page)
    const form = page.getByRole('main')
    await form.getByLabel('Задача').fill('Нужен сайт')
    await form.getByRole('link', { name: `Убрать: ${agencies[0]?.name}` }).click()
    await page.waitForURL(`**/tender/?agencies=${agencies[1]?.id}`)
    await form.getByRole('link', { name: `Убрать: ${agencies[0]?.name}` }).waitFor({ state: 'detached' })
    expect(await form.getByRole('link', { name: /^Убрать:/ }).count()).toBe(1)
    if (javaScriptEnabled) expect(await form.getByLabel('Задача').inputValue()).toBe('Нужен сайт')
  },
)

test.for(DEVICES)('adding recipients with the keyboard keeps typed values (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url })
  await page.goto('/tender/')
  await hydrated(page)
  const form = page.getByRole('main')
  for (const [index, { name }] of agencies.entries()) {
    const field = form.getByRole('combobox', { name: 'Добавить агентство' })
    await field.pressSequentially(name)
    // An answer to fewer letters may have others before it.
    await expect.poll(() => page.getByRole('listbox').getByRole('option').first().textContent()).toContain(name)
    await field.press('ArrowDown')
    await field.press('Enter')
    await form.getByRole('link', { name: `Убрать: ${name}` }).waitFor()
    if (index === 0) await form.getByLabel('Задача').fill('Нужен сайт')
  }
  expect(new URL(page.url()).searchParams.get('agencies')).toBe(idsOf(agencies))
  expect(await form.getByLabel('Задача').inputValue()).toBe('Нужен сайт')
  // Adding recipients replaces the history entry, so going back leaves the form.
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/tender/')
})
