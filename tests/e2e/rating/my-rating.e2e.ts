import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { firmnessOf } from '#ranking/own/firmness.ts'
import { orderByWeights } from '#ranking/own/own-order.ts'
import { type OwnWeights, parseWeights } from '#ranking/own/own-weights.ts'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

const RATING = '/digital-agencies/'
const MY = `${RATING}my/`
const FIRST_ROWS = 20

let site: OwnSite
let list: Answer<'rating-my'>

beforeAll(async () => {
  site = await startOwnSite()
  list = (await (await fetch(`${site.url}/api/rating-my?path=${RATING}`)).json()) as typeof list
})
afterAll(() => site.stop())

const visits = DEVICES.flatMap(device => [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })))

const orderOf = (own: OwnWeights) => orderByWeights(list.rows, list.official, own).map(({ row }) => row.agency)

const shownSlugs = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Array.from(
    document.querySelectorAll('section[aria-label="Порядок по моим весам"] li a[href^="/agency-"]'),
    link => link.getAttribute('href').slice('/agency-'.length, -1))`)

const weightsIn = (page: Page): OwnWeights | null => {
  const w = new URL(page.url()).searchParams.get('w')
  return w === null ? list.official : parseWeights(w, list.official)
}

/** The address has followed, and the page shows the order of its weights. */
async function weighed(page: Page, expected: (weights: OwnWeights) => boolean): Promise<OwnWeights> {
  await expect.poll(() => expected(weightsIn(page) ?? [])).toBe(true)
  const own = weightsIn(page) ?? []
  await expect
    .poll(() => shownSlugs(page))
    .toEqual(
      orderOf(own)
        .slice(0, FIRST_ROWS)
        .map(({ name_lat }) => name_lat),
    )
  const { first } = firmnessOf(list.rows, list.official, own)
  await page.getByText(`на первом месте: ${first} из 1000`).waitFor()
  return own
}

/** The middle of the knob of the first border. */
const firstKnob = (page: Page) =>
  page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, height } = document.querySelector('[role=slider] circle').getBoundingClientRect()
    return { x: x + height / 2, y: y + height / 2 }
  })()`)

test.for(DEVICES)(
  'weights move by drag, keys, buttons and numbers without a request (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device, { baseURL: site.url })
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(RATING)
    await hydrated(page, 'main h1')
    await page.getByRole('link', { name: 'Свои веса' }).click()
    await page.getByRole('heading', { level: 1, name: 'Мой рейтинг диджитал-агентств' }).waitFor()
    await weighed(page, own => own.join() === list.official.join())
    const calls: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })

    const { x, y } = await firstKnob(page)
    const scale = await page.getByRole('img', { name: /^Ваши веса/ }).boundingBox()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 0.2 * (scale?.width ?? 0), y, { steps: 5 })
    await page.mouse.up()
    await weighed(page, own => own.join() === '15,50,15,10,5,5')

    await page.getByRole('slider', { name: 'Граница: Отзывы и Фокус' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageUp')
    await weighed(page, own => own.join() === '15,56,9,10,5,5')

    await page.getByRole('button', { name: 'Награды: меньше на 5' }).click()
    await weighed(page, own => own[4] === 0)
    await page.getByRole('spinbutton', { name: 'Кейсы' }).fill('60')
    await page.keyboard.press('Enter')
    const own = await weighed(page, ([, , , cases]) => cases === 60)
    expect(own.reduce((sum, weight) => sum + weight, 0)).toBe(100)

    await page.getByRole('link', { name: 'Портфолио важнее отзывов' }).click()
    await weighed(page, weights => weights.join() === '50,10,15,20,0,5')
    expect(calls).toEqual([])
    expect(consoleErrors).toEqual([])

    // A colleague opens the link.
    const other = await openPage(device, { baseURL: site.url, javaScriptEnabled: false })
    await other.goto(page.url())
    expect(await shownSlugs(other)).toEqual(await shownSlugs(page))
  },
)

test.for(DEVICES)('six numbers of a form do the same without JavaScript (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url, javaScriptEnabled: false })
  await page.goto(`${MY}?reply=1`)
  for (const [name, value] of [
    ['Проекты', '10'],
    ['Отзывы', '120'],
    ['Награды', '0'],
  ] as const) {
    await page.getByRole('spinbutton', { name }).fill(value)
  }
  await page.getByRole('spinbutton', { name: 'Отзывы' }).fill('50')
  await page.getByRole('button', { name: 'Пересчитать' }).click()
  const own = weightsIn(page)
  expect(own).not.toBeNull()
  expect(own?.[4]).toBe(0)
  expect(new URL(page.url()).searchParams.get('reply')).toBe('1')
  const answering = new Set(list.rows.filter(({ marks }) => marks.includes('reply')).map(({ agency }) => agency.id))
  expect(await shownSlugs(page)).toEqual(
    orderOf(own ?? [])
      .filter(({ id }) => answering.has(id))
      .slice(0, FIRST_ROWS)
      .map(({ name_lat }) => name_lat),
  )
})

test.for(visits)(
  "the first of one's own order are compared and get a tender ($device, JavaScript $javaScriptEnabled)",
  async ({ device, javaScriptEnabled }, { openPage }) => {
    const own = [10, 10, 10, 60, 5, 5]
    const email = `my-${device}-${javaScriptEnabled}@vetrova.example`
    const first = orderOf(own)
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`${MY}?w=${own.join('-')}`)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByRole('link', { name: 'Сравнить первых трёх' }).click()
    await page.getByRole('heading', { level: 1, name: 'Кого выбрать из трёх' }).waitFor()
    const ids = first.slice(0, 3).map(({ id }) => id)
    expect(new URL(page.url()).searchParams.get('ids')).toBe(ids.join(','))
    expect(new URL(page.url()).searchParams.get('rating')).toBe('digital-agencies')

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Мой рейтинг/ }).waitFor()
    await page.getByRole('link', { name: /^Заявка первым/ }).click()
    const form = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main')
    const taking = first.filter(({ id }) => list.rows.some(row => row.agency.id === id && row.accepts_requests))
    for (const { name } of taking.slice(0, 5)) await form.getByText(name).first().waitFor()
    await form.getByLabel('Услуга').selectOption('sites')
    await form.getByLabel('Задача').fill('Нужен интернет-магазин с оплатой и доставкой')
    await form.getByLabel('Имя').fill('Анна Ветрова')
    await form.getByLabel('Компания').fill('Мастерская «Ветер»')
    await form.getByLabel('Почта').fill(email)
    await form.getByRole('checkbox', { name: /согласие на обработку/ }).check()
    await form.getByRole('checkbox', { name: /согласие на передачу/ }).check()
    await advanceClock(page)
    await form.getByRole('button', { name: /^(Отправить заявку|Повторить)$/ }).click()
    await form.getByText('Проверьте почту').waitFor()
    await expect.poll(() => site.emails.filter(({ recipients }) => recipients.includes(email)).length).toBe(1)
  },
)

test('a list without a worker is still weighed', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: site.url })
  await page.addInitScript('delete globalThis.Worker')
  await page.goto(MY)
  await hydrated(page)
  await page.getByRole('button', { name: 'Отзывы: больше на 5' }).click()
  await weighed(page, ([, reviews]) => reviews === 35)
})
