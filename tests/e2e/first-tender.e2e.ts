import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

// The client from Kazan: a shop, 1.5 million roubles, by spring. From the main page to a sent tender.

const MAX_CLICKS = 8
const MAX_FIELDS = 6

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

test.for(visits)(
  'a client comes from the main page to a sent tender in few steps ($device, JavaScript $javaScriptEnabled)',
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const email = `kazan-${device}-${javaScriptEnabled}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    let clicks = 0
    let fields = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    const choose = async (target: Locator, option: string | { index: number }) => {
      clicks += 1
      await target.selectOption(option)
    }
    const fill = async (target: Locator, text: string) => {
      fields += 1
      await target.fill(text)
    }

    await page.goto('/')
    if (javaScriptEnabled) await hydrated(page)
    const phrase = page.getByRole('main').getByRole('form', { name: 'Подбор агентства' })
    expect(await phrase.getByLabel('Что нужно').inputValue()).toBe('shop')
    await choose(phrase.getByLabel('Где'), { index: 1 })
    await choose(phrase.getByLabel('Бюджет'), '1500000')
    await choose(phrase.getByLabel('Срок'), { index: 1 })
    await click(phrase.getByRole('button', { name: 'Отправить заявку' }))

    const form = page.getByRole('main').locator('form[method="post"]')
    await form.locator('input[name="agencies"]').first().waitFor()
    if (javaScriptEnabled) await hydrated(page)
    const proposed = await form.locator('input[name="agencies"]:checked').count()
    expect(proposed).toBeGreaterThan(0)
    // Asked once, above: sent along, not asked again.
    expect(await form.locator('input[name="budget"]').inputValue()).toBe('1\u00a0500\u00a0000')
    expect(await form.getByLabel(/^(Бюджет|Срок|Услуга)/).count()).toBe(0)
    await fill(form.getByLabel('Задача'), 'Нужен интернет-магазин с оплатой и доставкой')
    await fill(form.getByLabel('Имя'), 'Анна Ветрова')
    await fill(form.getByLabel('Компания'), 'Мастерская «Ветер»')
    await fill(form.getByLabel('Почта'), email)
    await click(form.getByRole('checkbox', { name: /согласие на обработку/ }))
    await click(form.getByRole('checkbox', { name: /согласие на передачу/ }))
    await advanceClock(page)
    await click(form.getByRole('button', { name: 'Отправить заявку' }))
    await page.getByText('Проверьте почту').waitFor()

    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)
    expect(fields).toBeLessThanOrEqual(MAX_FIELDS)
    await expect.poll(() => site.emails.some(({ recipients }) => recipients.includes(email))).toBe(true)
  },
)
