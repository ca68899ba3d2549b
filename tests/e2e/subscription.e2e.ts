import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

const NEXT_MONTH = new Date(Date.now() + 32 * 86_400_000)

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

const emailsTo = (address: string) => site.emails.filter(({ recipients }) => recipients.includes(address))
const linkIn = (text: string | undefined, page: string): string =>
  new RegExp(`http\\S+/subscription/${page}/[0-9a-f]{32}/`).exec(text ?? '')?.[0] ?? ''

async function open(page: Page, address: string, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(address)
  if (javaScriptEnabled) await hydrated(page)
}

test.for(visits)(
  'a reader subscribes, confirms, gets the issue and unsubscribes ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const email = `reader-${device}-${javaScriptEnabled}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    const main = page.getByRole('main')
    await open(page, '/digital-stats/prices/', javaScriptEnabled)

    // Without consent the form comes back with what was typed.
    await main.getByLabel('Почта').fill(email)
    await advanceClock(page)
    await main.getByRole('button', { name: 'Подписаться' }).click()
    await main.getByText('Без согласия на рассылку').waitFor()
    expect(await main.getByLabel('Почта').inputValue()).toBe(email)
    expect(await main.getByRole('checkbox', { name: /согласие на рассылку/ }).isChecked()).toBe(false)
    await main.getByRole('checkbox', { name: /согласие на рассылку/ }).check()
    await advanceClock(page)
    await main.getByRole('button', { name: /^(Подписаться|Повторить)$/ }).click()
    await main.getByText('Проверьте почту').waitFor()

    await expect.poll(() => emailsTo(email)).toHaveLength(1)
    await open(page, linkIn(emailsTo(email)[0]?.text, 'confirm'), javaScriptEnabled)
    await main.getByRole('button', { name: 'Подтвердить' }).click()
    await main.getByRole('heading', { name: 'Подписка подтверждена' }).waitFor()

    await site.opsAt(NEXT_MONTH, 'subscriptions', 'send')
    await expect.poll(() => emailsTo(email)).toHaveLength(2)
    const issue = emailsTo(email)[1]
    expect(issue?.subject).toMatch(/^Статистика: цены/)
    expect(issue?.html).toContain('Отписаться')
    const end = linkIn(issue?.text, 'end')
    const header = (key: string) => issue?.headers.find(one => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${end}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    await open(page, end, javaScriptEnabled)
    await main.getByRole('button', { name: 'Отписаться' }).click()
    await main.getByRole('heading', { name: 'Вы отписаны' }).waitFor()
    await open(page, end, javaScriptEnabled)
    await main.getByText('больше не придёт').waitFor()
    await site.opsAt(new Date(NEXT_MONTH.getTime() + 31 * 86_400_000), 'subscriptions', 'send')
    expect(emailsTo(email)).toHaveLength(2)
  },
)
