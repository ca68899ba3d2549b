import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { REVIEW } from '#tests/support/calls/review-keys.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'
import { agencySlug } from '#tests/support/site/site.ts'

let site: OwnSite
let agency: string

beforeAll(async () => {
  site = await startOwnSite({}, { kind: 'embedded' })
  agency = await agencySlug()
})
afterAll(() => site.stop())

const reviews = (...args: string[]) => site.ops('reviews', ...args)

const reviewsOf = async () => {
  const answer = await fetch(`${site.url}/api/agency-header?agency=${agency}`)
  const { reviews } = (await answer.json()) as { reviews: { count: number; average: number } }
  return reviews
}

const emailTo = (recipient: string, subject: RegExp) =>
  site.emails.find(email => email.recipients[0] === recipient && subject.test(email.subject ?? ''))

/** Path of a personal link from an email. */
async function linkIn(recipient: string, subject: RegExp, name: string): Promise<string> {
  await expect.poll(() => emailTo(recipient, subject)).toBeDefined()
  const found = new RegExp(`/${name}/[0-9a-f]{32}/`).exec(emailTo(recipient, subject)?.text ?? '')
  return found?.[0] ?? ''
}

interface Visit {
  device: (typeof DEVICES)[number]
  javaScriptEnabled: boolean
}

const visits: Visit[] = DEVICES.flatMap(device =>
  [true, false].map(javaScriptEnabled => ({ device, javaScriptEnabled })),
)
/** Each visitor has a different company, because a company may write one review a year. */
const nameOf = ({ device, javaScriptEnabled }: Visit) => `${device}-${javaScriptEnabled ? 'script' : 'plain'}`
const emailOf = (visit: Visit) => `anna@holding-${nameOf(visit)}.example`
const companyOf = (visit: Visit) => `Окна ${nameOf(visit)}`

const field = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check()

async function open(page: Page, path: string, { javaScriptEnabled }: Visit): Promise<void> {
  await page.goto(path)
  if (javaScriptEnabled) await hydrated(page)
}

async function mark(page: Page, question: string, value: string): Promise<void> {
  const group = page.getByRole('group', { name: question, exact: true })
  await group.getByRole('radio', { name: new RegExp(`^${value}`) }).check()
}

async function writeReview(page: Page, visit: Visit): Promise<void> {
  const { quality, terms, communication, value, recommend } = REVIEW
  await mark(page, 'Качество работы', quality)
  await mark(page, 'Соблюдение сроков', terms)
  await mark(page, 'Общение', communication)
  await mark(page, 'Цена и результат', value)
  await mark(page, 'Готовность рекомендовать', recommend)
  await mark(page, 'Общее впечатление', '1')
  await field(page, /Что можно было/).fill(REVIEW.better)
  await field(page, /Стоимость/).fill(REVIEW.price)
  await field(page, /Срок/).fill(REVIEW.months)
  await field(page, 'Имя и фамилия').fill(REVIEW.author)
  await field(page, 'Должность').fill(REVIEW.role)
  await field(page, 'Компания').fill(companyOf(visit))
  await tick(page, /Показывать моё имя/)
  await tick(page, /согласие на обработку/)
  await tick(page, /согласие на публикацию/)
}

test.for(visits)(
  'an agency asks its client for a review by a door of its own ($device, JavaScript $javaScriptEnabled)',
  async (visit, { openPage }) => {
    const { device, javaScriptEnabled } = visit
    const client = `client@asked-${nameOf(visit)}.example`
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await open(page, `/review-request/client/?agency=${agency}`, visit)
    await page.getByRole('main').getByRole('link', { name: 'Запросите отзыв у клиента' }).click()
    await page.getByRole('heading', { name: 'Запросить отзыв' }).waitFor()
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'Агентство').fill(`/agency-${agency}/`)
    await field(page, 'Услуга').selectOption('sites')
    await field(page, 'Сайт проекта').fill(`asked-${nameOf(visit)}.example`)
    await field(page, 'Почта клиента').fill(client)
    const [{ site_domain: domain } = { site_domain: '' }] = await site.context.database.kysely
      .selectFrom('agency')
      .select('site_domain')
      .where('slug', '=', agency)
      .execute()
    const manager = `manager-${nameOf(visit)}@${domain}`
    await field(page, 'Ваша почта в агентстве').fill(manager)
    await tick(page, /клиент знает, что ему придёт письмо/)
    await advanceClock(page)
    await press(page, 'Отправить запрос')
    await page.getByText('Проверьте свою почту').waitFor()
    await page.getByRole('heading', { name: 'Запросить отзыв' }).waitFor()
    const link = await linkIn(manager, /^Подтвердите запрос отзыва/, 'confirm')
    expect(emailTo(client, /./)).toBeUndefined()
    await open(page, link, visit)
    await page.getByText(client).first().waitFor()
    await advanceClock(page)
    await press(page, 'Подтвердить')
    await page.getByText('Спасибо! Письмо с личной ссылкой ушло').waitFor()
    expect(await linkIn(client, /^Отзыв о работе/, 'review-add')).toMatch(/^\/review-add\//)
  },
)

test.for(visits)(
  'a review is requested and written, and its link works once ($device, JavaScript $javaScriptEnabled)',
  async (visit, { openPage }) => {
    const { device, javaScriptEnabled } = visit
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await open(page, `/agency-${agency}/`, visit)
    await page.getByRole('link', { name: 'Оставить отзыв' }).first().click()
    await page.getByRole('heading', { name: 'Оставить отзыв' }).waitFor()
    await page.getByText('Отзыв пишут по личной ссылке').waitFor()
    if (javaScriptEnabled) await hydrated(page)

    await field(page, 'Услуга').selectOption('sites')
    await field(page, 'Сайт проекта').fill(`okna-${nameOf(visit)}.example`)
    expect(await field(page, /Почему почта/).count()).toBe(0)
    await field(page, 'Ваша почта').fill(emailOf(visit))
    await tick(page, /согласие на обработку/)
    // With JavaScript the question appears while typing; without it, with the validation errors.
    if (javaScriptEnabled) await field(page, /Почему почта/).waitFor()
    await advanceClock(page)
    await press(page, 'Прислать ссылку')
    await page.getByText('Почта не на домене сайта проекта').waitFor()
    expect(await field(page, 'Ваша почта').inputValue()).toBe(emailOf(visit))
    expect(await field(page, 'Услуга').inputValue()).toBe('sites')
    await field(page, /Почему почта/).fill('Сайт принадлежит бренду, почта — группе')
    await press(page, 'Прислать ссылку')
    await page.getByText('Проверьте почту: мы прислали личную ссылку').waitFor()

    const link = await linkIn(emailOf(visit), /^Отзыв о работе/, 'review-add')
    await open(page, link, visit)
    await field(page, 'Отзыв').fill('Коротко')
    await advanceClock(page)
    await press(page, 'Отправить отзыв')
    await page.getByText('Форма не отправлена').waitFor()
    expect(await field(page, 'Отзыв').inputValue()).toBe('Коротко')
    await writeReview(page, visit)
    await field(page, 'Отзыв').fill(`${REVIEW.text} ${companyOf(visit)}`)
    await press(page, 'Отправить отзыв')
    await page.getByText('ждёт проверки').waitFor()
    await expect.poll(() => emailTo(emailOf(visit), /получен$/)).toBeDefined()

    await open(page, link, visit)
    await page.getByText('По этой ссылке отзыв уже отправлен').waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    expect(await page.getByRole('main').getByRole('link', { name: 'Отзывы об агентстве' }).count()).toBe(1)
  },
)

test('a draft is kept in the browser until the review is sent', async ({ openPage }) => {
  const visit: Visit = { device: 'desktop', javaScriptEnabled: true }
  const mail = 'vera@draft.example'
  await fetch(`${site.url}/api/review-req-new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: agency, service: 'sites', url: 'draft.example', email: mail, consent: true }),
  })
  const link = await linkIn(mail, /^Отзыв о работе/, 'review-add')
  const page = await openPage('desktop', { baseURL: site.url })
  await open(page, link, visit)
  await field(page, 'Отзыв').fill('Черновик, который не хочется писать второй раз, поэтому он остаётся в браузере')
  const reason = page.getByRole('group', { name: 'Соблюдение сроков' }).getByText('Что случилось?')
  expect(await reason.isVisible()).toBe(false)
  await mark(page, 'Общее впечатление', '4')
  await mark(page, 'Соблюдение сроков', '3')
  await page.getByText('2 из 6 оценок, ещё').waitFor()
  await page.getByText('3,5', { exact: true }).waitFor()
  expect(await reason.isVisible()).toBe(true)
  await tick(page, /согласие на обработку/)

  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'Отзыв').inputValue()).toContain('Черновик')
  expect(await page.locator('input[name="overall"]:checked').getAttribute('value')).toBe('4')
  await page.getByText('2 из 6 оценок, ещё').waitFor()
  // Consent applies to what is sent and is not stored in a draft.
  expect(await page.getByRole('checkbox', { name: /согласие на обработку/ }).isChecked()).toBe(false)

  await page.locator('input[name="quality"][value="1"]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(page.locator('input[name="quality"][value="2"]:checked'))).toBe(true)

  await page.route('**/api/review-add-send', route => route.fulfill({ json: { success: true } }))
  await press(page, 'Отправить отзыв')
  await page.getByText('ждёт проверки').waitFor()
  const drafts = await page.evaluate('Object.keys(localStorage).filter(name => name.startsWith("reviewDraft"))')
  expect(drafts).toEqual([])
})

test('an approved review appears on the agency’s page, counts in its average and can be answered', async ({
  openPage,
}) => {
  const before = await reviewsOf()
  const list = await reviews('list')
  for (const visit of visits) {
    const id = new RegExp(`^(\\d+)  .*${companyOf(visit)},`, 'm').exec(list)?.[1] ?? ''
    // Only the last approval recomputes the ratings.
    if (visit === visits[0]) {
      expect(await reviews('show', id)).toContain('Почему другой домен: Сайт принадлежит бренду')
    }
    await reviews('approve', id, '--seen', 'contract', ...(visit === visits.at(-1) ? [] : ['--no-recompute']))
  }

  const after = await reviewsOf()
  const count = before.count + visits.length
  expect(after.count).toBe(count)
  const average = (before.average * before.count + visits.length) / count
  expect(Math.abs(after.average - average)).toBeLessThan(0.011)

  for (const visit of visits) {
    const { device, javaScriptEnabled } = visit
    await expect.poll(() => emailTo(emailOf(visit), /опубликован$/)).toBeDefined()
    const page = await openPage(device, { baseURL: site.url, javaScriptEnabled })
    await page.goto(`/agency-${agency}/reviews/`)
    const review = page.getByRole('article').filter({ hasText: companyOf(visit) })
    expect(await review.textContent()).toContain('Марина Ильина')
    expect(await review.textContent()).toContain('почта на другом домене')

    const email = site.emails.find(({ text }) => text?.includes(`клиента «${companyOf(visit)}»`))
    const link = /\/review-reply\/[0-9a-f]{32}\//.exec(email?.text ?? '')?.[0] ?? ''
    await open(page, link, visit)
    await field(page, 'Ответ').fill(`Спасибо за отзыв, ${companyOf(visit)}: о сроках теперь предупреждаем`)
    await advanceClock(page)
    await press(page, 'Опубликовать ответ')
    await page.getByText('Ответ опубликован').waitFor()
    await page.getByRole('link', { name: 'Посмотреть его под отзывом' }).click()
    await page.getByText(`Спасибо за отзыв, ${companyOf(visit)}`).waitFor()
    await open(page, link, visit)
    await page.getByText('Ответ на этот отзыв уже есть').waitFor()
  }
})
