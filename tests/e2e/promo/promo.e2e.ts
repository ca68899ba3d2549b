import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { insertTenderKeys } from '#tests/support/calls/tender-keys.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

let site: OwnSite
let statusKey: string

beforeAll(async () => {
  site = await startOwnSite()
  const { tenderKeys } = await insertTenderKeys(site.context.database.kysely)
  statusKey = tenderKeys[0]
})
afterAll(() => site.stop())

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)

/** The operator publishes the only response that waits. */
async function publishWaiting(): Promise<void> {
  const [id = ''] = (await site.ops('responses', 'list')).split(' ')
  await site.ops('responses', 'publish', id)
}

test.for(visits)(
  'a response about the award is refused, corrected, sent and published ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const name = `Вера ${device} ${javaScriptEnabled}`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto('/promo/')
    if (javaScriptEnabled) await hydrated(page)
    await page.getByRole('navigation', { name: 'Премия' }).getByRole('link', { name: 'Отзывы' }).click()
    await page.getByRole('heading', { name: 'Ваше мнение' }).waitFor()
    if (javaScriptEnabled) await hydrated(page)
    const publish = page.getByRole('checkbox', { name: /согласие на публикацию/ })
    const consent = page.getByRole('checkbox', { name: /согласие на обработку/ })
    expect([await publish.isChecked(), await consent.isChecked()]).toEqual([false, false])

    await field(page, 'Имя').fill(name)
    await field(page, 'Почта').fill('vera@')
    await field(page, 'Должность и компания').fill('директор, Мастерская')
    await field(page, 'Что вы думаете о премии').fill('Правила понятные,\nчисла рядом')
    await publish.check()
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await page.getByText('Форма не отправлена').waitFor()
    expect(await field(page, 'Имя').inputValue()).toBe(name)
    expect(await field(page, 'Что вы думаете о премии').inputValue()).toBe('Правила понятные,\nчисла рядом')
    expect([await publish.isChecked(), await consent.isChecked()]).toEqual([true, false])

    await field(page, 'Почта').fill('vera@vetrova.example')
    await consent.check()
    await advanceClock(page)
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await page.getByText('Спасибо! Прочтём').waitFor()
    await publishWaiting()
    await page.goto('/promo/responses/')
    await page.getByText(name).waitFor()
  },
)

test.for(visits)(
  'the sender of a tender says what they think of the service ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const said = `Ответили за день: ${device}, ${javaScriptEnabled}`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`/tender/status/${statusKey}/`)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByLabel('Что вы решили').selectOption('recipient')
    await page.getByLabel('Отзыв о сервисе заявок').fill('Да')
    await page.getByRole('checkbox', { name: /согласие на публикацию/ }).check()
    await advanceClock(page)
    const submit = page.getByRole('button', { name: /^(Закрыть заявку|Изменить|Повторить)$/ }).last()
    await submit.click()
    await page.getByText('Форма не отправлена').waitFor()
    expect(await page.getByLabel('Отзыв о сервисе заявок').inputValue()).toBe('Да')

    await page.getByLabel('Отзыв о сервисе заявок').fill(said)
    await advanceClock(page)
    await submit.click()
    await page.getByText('Спасибо! Агентства увидят').waitFor()
    await publishWaiting()
    await page.goto('/tender/')
    await page.getByRole('heading', { name: 'Что говорят отправители' }).waitFor()
    await page.getByText(said).waitFor()

    // Unticking the consent takes it off the site.
    await page.goto(`/tender/status/${statusKey}/`)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('Отзыв опубликован').waitFor()
    const publish = page.getByRole('checkbox', { name: /согласие на публикацию/ })
    expect(await publish.isChecked()).toBe(true)
    await publish.uncheck()
    await advanceClock(page)
    await submit.click()
    await page.getByText('Спасибо! Агентства увидят').waitFor()
    await page.goto('/tender/')
    await page.getByRole('heading', { name: 'Что говорят отправители' }).waitFor()
    expect(await page.getByText(said).count()).toBe(0)
  },
)

test.for(DEVICES)(
  'a visitor goes from the winners to one award and copies its badge (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/promo/awards/')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Годы премии' }).getByRole('link', { name: '2025' }).click()
    await page.getByRole('heading', { name: 'Победители премии 2025' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Работа года', exact: true }).click()
    await page.getByRole('heading', { name: 'Работа года, 2025' }).waitFor()
    await page.getByRole('button', { name: 'Скопировать код' }).click()
    await page.getByText('Текст скопирован').waitFor()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('/promo/awards/2025/work/')
  },
)
