import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { counted } from '#domain/russian/plural.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'

const picker = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Подбор агентства' })

/** The chosen option leaves its count to the dimension line below. */
const optionText = (option: { value: string; title: string; participants: number }, chosen: string) =>
  (option.value === chosen ? option.title : `${option.title} · ${option.participants}`).replace(/\s/g, ' ')

/** A city of the tiny market whose agencies make shops: Kazan when it has some. */
async function cityWithShops(): Promise<{ city: string; path: string; participants: number }> {
  const { cities } = await api('picker', {})
  const slugs = ['kazan', ...cities.map(({ value }) => value).filter(value => value !== '')]
  for (const city of slugs) {
    const { path, participants } = await api('picker', { type: 'shop', city })
    if (participants > 0) return { city, path, participants }
  }
  throw new Error('The tiny market has no city with makers of shops')
}

/** A choice without agencies, so that the picker must say what exists near. */
async function emptyChoice(): Promise<{ type: string; city: string }> {
  const { types, cities } = await api('picker', {})
  for (const { value: city, participants } of cities.slice(1)) {
    // Cities without agencies are not offered.
    if (participants === 0) continue
    for (const { value: type } of types) {
      if ((await api('picker', { type, city })).participants === 0) return { type, city }
    }
  }
  throw new Error('In the tiny market every city has agencies for every task')
}

test.for(DEVICES)(
  'the main page opens with a phrase that narrows at every blank, and keeps every city open (%s)',
  async (device, { openPage }) => {
    const { narrowed, chosen, cities, participants } = await api('picker', { suggested: true })
    const page = await openPage(device, { javaScriptEnabled: false })
    await page.goto('/')
    const form = picker(page)
    const left = await form.getByText('Осталось агентств: ').locator('..').allTextContents()
    const counts = left.map(text => Number(text.replace(/\D/g, '')))
    expect(counts).toEqual([narrowed.type, narrowed.city, narrowed.budget])
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a))
    expect(await form.getByLabel('Где').inputValue()).toBe(chosen.city)
    expect(await form.getByLabel('Где').locator('option').count()).toBe(cities.length)
    await form.getByRole('button', { name: `Показать ${counted(participants, 'agency')}` }).waitFor()
  },
)

test('a suggested phrase is not kept as the visitor’s own', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => Object.values(localStorage).filter(text => text.includes('"budget"')))).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  const mode = javaScriptEnabled ? 'with' : 'without'

  test.for(DEVICES)(
    `the phrase on the main page leads to shops of a city (%s, ${mode} JavaScript)`,
    async (device, { openPage }) => {
      const { city, path, participants } = await cityWithShops()
      const page = await openPage(device, { javaScriptEnabled })
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      const form = picker(page)
      await form.getByLabel('Бюджет').selectOption('')
      await form.getByLabel('Что нужно').selectOption('shop')
      await form.getByLabel('Где').selectOption(city)
      const button = javaScriptEnabled ? `Показать ${counted(participants, 'agency')}` : /^Показать/
      await form.getByRole('button', { name: button }).click()
      await page.waitForURL(url => url.pathname + url.search === path)
      await page.getByRole('heading', { level: 1, name: /интернет-магазинов/ }).waitFor()
      // Those with a place in the slice, then those who fit without one.
      const rows = page.getByRole('region', { name: 'Участники рейтинга' }).locator('tr:has(> td > a), li:has(> a)')
      const others = page.getByRole('region', { name: 'Подходят, но в списке не стоят' }).getByRole('listitem')
      await expect.poll(async () => (await rows.count()) + (await others.count())).toBe(participants)
    },
  )

  test.for(DEVICES)(`an empty choice names what exists near (%s, ${mode} JavaScript)`, async (device, { openPage }) => {
    const { type, city } = await emptyChoice()
    const { near } = await api('picker', { type, city })
    const page = await openPage(device, { javaScriptEnabled })
    await page.goto('/')
    if (javaScriptEnabled) await hydrated(page)
    const form = picker(page)
    // First the city: it is not offered once the work leaves it without agencies.
    await form.getByLabel('Где').selectOption(city)
    await form.getByLabel('Бюджет').selectOption('')
    await form.getByLabel('Что нужно').selectOption(type)
    if (!javaScriptEnabled) await form.getByRole('button', { name: /^Показать/ }).click()
    await picker(page).getByText('не подходит никто').waitFor()
    const link = picker(page).getByRole('link', { name: near[0]?.title ?? '' })
    expect(await link.getAttribute('href')).toBe(near[0]?.path)
  })
}

test.for(DEVICES)(
  'the options say what each would find, and count anew as answers change (%s)',
  async (device, { openPage }) => {
    const { city } = await cityWithShops()
    const page = await openPage(device)
    await page.goto('/')
    await hydrated(page)
    const form = picker(page)
    const textOf = async (label: string, value: string) =>
      (await form.getByLabel(label).locator(`option[value="${value}"]`).textContent())?.replace(/\s/g, ' ')
    const before = await api('picker', { suggested: true })
    const anywhere = before.cities.find(({ value }) => value === city)
    expect(await textOf('Где', city)).toBe(`${anywhere?.title} · ${anywhere?.participants}`.replace(/\s/g, ' '))
    await form.getByLabel('Бюджет').selectOption('')
    await form.getByLabel('Что нужно').selectOption('shop')
    await form.getByLabel('Где').selectOption(city)
    const { budgets, types, cities, chosen } = await api('picker', { type: 'shop', city })
    const anyCity = cities[0]
    await expect.poll(() => textOf('Где', '')).toBe(`${anyCity?.title} · ${anyCity?.participants}`)
    for (const option of budgets) expect(await textOf('Бюджет', option.value)).toBe(optionText(option, chosen.budget))
    for (const option of types) expect(await textOf('Что нужно', option.value)).toBe(optionText(option, chosen.type))
    expect(await form.getByLabel('Где').inputValue()).toBe(city)
  },
)

test.for(DEVICES)(
  'the form of an empty choice counts its options without JavaScript (%s)',
  async (device, { openPage }) => {
    const { type, city } = await emptyChoice()
    const { cities } = await api('picker', { type, city })
    const page = await openPage(device, { javaScriptEnabled: false })
    await page.goto(`/picker/?type=${encodeURIComponent(type)}&city=${city}`)
    const options = await picker(page).getByLabel('Где').locator('option').allTextContents()
    const offered = cities.filter(({ value, participants }) => participants > 0 || value === city)
    expect(options.map(text => text.replace(/\s/g, ' '))).toEqual(offered.map(option => optionText(option, city)))
    expect(options.some(text => / · \d+$/.test(text))).toBe(true)
  },
)

test('the answers travel on to the tender and to the head of the slice', async ({ openPage }) => {
  const { city } = await cityWithShops()
  const { deadlines, ...picked } = await api('picker', { type: 'shop', city })
  const deadline = deadlines[1]?.value ?? ''
  const page = await openPage('desktop', { javaScriptEnabled: false })
  await page.goto(`${picked.path}&deadline=${deadline}`)
  await page.getByText('Подобрать под задачу').click()
  const form = picker(page)
  expect(await form.getByLabel('Что нужно').inputValue()).toBe('shop')
  expect(await form.getByLabel('Где').inputValue()).toBe(city)
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await page.waitForURL('**/tender/?**')
  const asked = new URL(page.url()).searchParams
  expect([asked.get('type'), asked.get('city'), asked.get('deadline')]).toEqual(['shop', city, deadline])
})

test('a search by task shows its slice first; rubbish finds nothing and says so', async ({ openPage }) => {
  const page = await openPage('desktop', { javaScriptEnabled: false })
  await page.goto('/search/?q=магазин')
  const { slices } = await api('agency-find', { q: 'магазин' })
  const link = page
    .getByRole('main')
    .getByRole('link', { name: slices[0]?.title ?? '' })
    .first()
  expect(await link.getAttribute('href')).toBe('/digital-agencies/shop/')
  await page.goto(`/search/?q=${'x'.repeat(200)}`)
  await page.getByText('ничего не нашлось').waitFor()
  await page.goto('/search/')
  await page.getByRole('heading', { name: 'Часто ищут' }).waitFor()
})
