import { expect } from 'vitest'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { api } from '#tests/support/site/site.ts'

const BUDGET = 1_500_000

/** A city of the tiny market with priced shops and agencies for them: Kazan when it has some. */
async function cityWithAgencies() {
  const { questions } = await api('cost-filters', { service: 'sites', type: 'shop' })
  const options = questions.find(({ key }) => key === 'region')?.options ?? []
  const cities = options.map(({ value }) => value).filter(value => cityBySlug(value))
  for (const region of cities.toSorted((one, other) => Number(other === 'kazan') - Number(one === 'kazan'))) {
    const asked = { service: 'sites', type: 'shop', region, budget: String(BUDGET) }
    const answer = await api('cost-approximate-price', asked)
    if (answer.agencies.length > 0) return { region, answer }
  }
  throw new Error('The tiny market has no city with agencies for a shop')
}

for (const javaScriptEnabled of [true, false]) {
  const mode = javaScriptEnabled ? 'with' : 'without'

  test.for(DEVICES)(
    `the price of a shop in Kazan for 1.5 million leads to agencies and a filled-in tender (%s, ${mode} JavaScript)`,
    async (device, { openPage }) => {
      const { region, answer } = await cityWithAgencies()
      const page = await openPage(device, { javaScriptEnabled })
      await page.goto('/calculator/')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByRole('region', { name: 'Услуги' }).getByRole('link', { name: 'Разработка сайтов' }).click()
      const form = page.getByRole('form', { name: 'Что посчитать' })
      await form.getByLabel('Что сделать').selectOption('shop')
      if (javaScriptEnabled) await page.waitForURL(/type=shop/)
      await form.getByLabel('Где агентство').selectOption(region)
      if (javaScriptEnabled) await page.waitForURL(url => url.searchParams.get('region') === region)
      await form.getByLabel('Ваш предел').fill('1,5 млн')
      if (javaScriptEnabled) await form.getByLabel('Ваш предел').press('Enter')
      else await form.getByRole('button', { name: 'Рассчитать стоимость' }).click()
      await page.waitForURL(/budget=1/)
      await page.getByRole('heading', { level: 1, name: answer.title }).waitFor()
      await page.getByText(`уложились ${answer.within} из`).waitFor()
      await expect.poll(() => page.title()).toContain(answer.title)

      const agencies = page.getByRole('region', { name: 'Кто делает такое' })
      await expect.poll(() => agencies.getByRole('listitem').count()).toBe(answer.agencies.length)
      await page.getByRole('link', { name: 'Заявка с этим расчётом' }).click()
      // With JavaScript the form opens as a dialog over the answer.
      if (!javaScriptEnabled) await page.waitForURL(/\/tender\/\?agencies=/)
      await expect
        .poll(() =>
          page
            .getByLabel(/Бюджет/)
            .first()
            .inputValue(),
        )
        .toBe(formatNumber(BUDGET))
      for (const { agency } of answer.agencies.slice(0, 1)) await page.getByText(agency.name).first().waitFor()
    },
  )
}

test.for(DEVICES)('the address holds the state: back restores the answers (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto('/calculator/sites/?type=shop')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Что посчитать' })
  await form.getByLabel('Что сделать').selectOption('landing')
  await page.getByRole('heading', { level: 1, name: 'Сколько стоит лендинг' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Сколько стоит интернет-магазин' }).waitFor()
  await expect.poll(() => form.getByLabel('Что сделать').inputValue()).toBe('shop')
})

test('the mark moves by keyboard, dots are named without a mouse, ticked agencies keep the answers', async ({
  openPage,
}) => {
  const { dots, agencies } = await api('cost-approximate-price', { service: 'sites', type: 'shop' })
  const page = await openPage('desktop')
  await page.goto('/calculator/sites/?type=shop')
  await hydrated(page)
  const mark = page.getByRole('slider', { name: 'Ваш предел' })
  await mark.press('ArrowRight')
  await page.waitForURL(/budget=/)
  await page.getByText(/уложились \d+ из/).waitFor()
  await page.getByRole('button', { name: 'Проект дороже' }).click()
  await page
    .getByRole('link', { name: dots.find(({ title }) => title !== null)?.title ?? '' })
    .first()
    .waitFor()

  const [first] = agencies
  await page.getByRole('checkbox', { name: `Сравнить: ${first?.agency.name}` }).check()
  const bar = page.getByRole('region', { name: 'Выбранные агентства' })
  const tender = await bar.getByRole('link', { name: 'Отправить заявку' }).getAttribute('href')
  expect(tender).toContain(`/tender/?agencies=${first?.agency.id}&type=shop&budget=`)
})
