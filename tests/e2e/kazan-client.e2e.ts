import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { localApi } from '#server/api/local-api.ts'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'
import { acceptingOf, differences, fittingOf, idsOf, type Listed } from '#tests/support/truth/named-agencies.ts'

// The client from Kazan by way of the list: a shop, 1.5 million roubles, one agency ticked, the tender sent.

const MAX_CLICKS = 8
const BUDGET = '1500000'
const CITY = cityBySlug('kazan')
const NEED = { type: 'shop', city: CITY.slug, budget: Number(BUDGET) }

let site: OwnSite
let api: CallApi
let path: string
let fitting: Listed
/** Names of those who fit, in the order of the list. */
let names: string[]

beforeAll(async () => {
  site = await startOwnSite({}, { market: 'demo' })
  api = localApi(site.context)
  path = (await api('picker', NEED)).path
  fitting = await fittingOf(api, path)
  const { rows } = await site.context.database.pool.query<{ name: string }>(
    'select name from unnest($1::int[]) with ordinality as fits (id, nth) join agency using (id) order by nth',
    [fitting.ids],
  )
  names = rows.map(({ name }) => name)
})
afterAll(() => site.stop())

test('picker, list, calculator and tender name the same agencies of Kazan', async () => {
  expect(fitting.count).toBeGreaterThan(0)
  const { city, budget, type } = NEED
  const [picked, preview, priced, proposed] = await Promise.all([
    api('picker', NEED),
    api('picker-preview', NEED),
    api('cost-approximate-price', { service: 'sites', type, region: city, budget: BUDGET }),
    api('tender-proposals', { type, city, budget: String(budget) }),
  ])
  const surfaces = {
    picker: { ids: idsOf(preview.first), most: 3, count: picked.participants },
    calculator: { ids: idsOf(priced.agencies), most: 5 },
  }
  expect(differences(fitting, surfaces)).toEqual([])
  const accepting = await acceptingOf(api, fitting.ids)
  expect(accepting.length).toBeGreaterThan(0)
  expect(proposed.note).toBeNull()
  expect(proposed.list.map(({ id }) => id)).toEqual(accepting.slice(0, 5))
})

test.for(DEVICES)(
  'a client of Kazan comes to a sent tender through the list in few clicks (%s)',
  async (device, { openPage }) => {
    const email = `list-${device}@vetrova.example`
    const page = await openPage(device, { baseURL: site.url })
    let clicks = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    const choose = async (target: Locator, option: string) => {
      clicks += 1
      await target.selectOption(option)
    }

    await page.goto('/')
    await hydrated(page)
    const main = page.getByRole('main')
    const phrase = main.getByRole('form', { name: 'Подбор агентства' })
    await choose(phrase.getByLabel('Где'), CITY.slug)
    await choose(phrase.getByLabel('Бюджет'), BUDGET)
    await click(phrase.getByRole('button', { name: new RegExp(`^Показать ${fitting.count}\\s`) }))
    await page.waitForURL(url => url.pathname + url.search === path)

    const boxes = main.getByRole('checkbox', { name: /^Сравнить: / })
    const ticked = () =>
      boxes.evaluateAll(all => all.map(box => box.getAttribute('aria-label')?.replace('Сравнить: ', '')))
    await expect.poll(ticked).toEqual(names)
    const [chosen = ''] = names
    await click(boxes.first())
    await click(page.getByRole('region', { name: 'Выбранные агентства' }).getByRole('link', { name: /аявк/ }))

    const form = page.locator('form[method="post"]', { has: page.getByText('Получатели') })
    await form.getByText(chosen).first().waitFor()
    expect(await form.getByLabel('Бюджет').inputValue()).toBe('1\u00a0500\u00a0000')
    await form.getByLabel('Задача').fill('Нужен интернет-магазин с оплатой и доставкой')
    await form.getByLabel('Имя').fill('Анна Ветрова')
    await form.getByLabel('Компания').fill('Мастерская «Ветер»')
    await form.getByLabel('Почта').fill(email)
    await click(form.getByRole('checkbox', { name: /согласие на обработку/ }))
    await click(form.getByRole('checkbox', { name: /согласие на передачу/ }))
    await advanceClock(page)
    await click(form.getByRole('button', { name: 'Отправить заявку' }))
    await page.getByText('Проверьте почту').first().waitFor()

    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)
    const sent = () => site.emails.find(({ recipients }) => recipients.includes(email))?.text ?? ''
    await expect.poll(sent).toContain(`Интернет-магазин ${CITY.inPlace}`)
  },
)

test.for(DEVICES)(
  'agencies ticked anywhere are the recipients of «Заявка» of the menu (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url })
    await page.goto('/digital-agencies/')
    await hydrated(page)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Сравнить: / })
    for (let index = 0; index < 7; index += 1) await boxes.nth(index).check()
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('mySelection') ?? '[]').length)).toBe(7)
    await page.goto('/tender/')
    const main = page.getByRole('main')
    await main.getByText(/Вы выбрали 7.агентств/).waitFor()
    const offered = main.locator('input[name="agencies"]')
    expect(await offered.count()).toBe(7)
    expect(await main.locator('input[name="agencies"]:checked').count()).toBeLessThanOrEqual(5)
    expect(await main.locator('input[name="agencies"]:checked').count()).toBeGreaterThan(0)
    expect(await main.getByText('Никого ещё не выбрали?').count()).toBe(0)

    // The picker's «Отправить заявку» names the work, so the rating proposes others too.
    await page.goto('/tender/?type=shop')
    await main.getByText(/Вы выбрали 7.агентств: они в начале списка/).waitFor()
    expect(await main.getByText('Никого ещё не выбрали?').count()).toBe(0)
  },
)
