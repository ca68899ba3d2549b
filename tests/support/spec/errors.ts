import type { Page, Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#client/app/chunk-timeout.ts'
import { hydrated } from '../browser/browser.ts'
import { scriptOf } from '../browser/lost-files.ts'
import { REVIEW } from '../calls/review-keys.ts'
import { type Clause, failedAfter, follow, openHydrated, recordOf, storedState, type Tools } from './clause.ts'

const RATING = '/digital-agencies/'
const FEEDBACK = 'send-feedback'

const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: 'internal', message: 'Не вышло' } } })
const abort = (route: Route) => route.abort()

/** Sends the feedback form while its call is answered by the test. */
async function sendFeedback(tools: Tools, answer: (route: Route) => Promise<void>): Promise<Page> {
  const page = await openHydrated(tools, '/contacts/')
  await page.route(`**/api/${FEEDBACK}`, answer)
  await page.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect.poll(async () => (await recordOf(page, FEEDBACK))?.isError).toBe(true)
  return page
}

/** Goes from the main page to another one while one of its calls fails. */
async function goWithout(tools: Tools, call: string, path: string): Promise<Page> {
  const page = await openHydrated(tools, '/')
  await page.route(`**/api/${call}*`, refuse(500))
  await follow(page, path)
  await expect.poll(async () => (await recordOf(page, call))?.isError).toBe(true)
  return page
}

/** The code of a rating's view, which a visitor of the main page does not have yet. */
const ratingView = () => `**/${scriptOf('src/client/pages/rating/desktop.tsx')}`

/** Spec §8, row by row. The crash of a page is in analytics.ts, with its goal. */
export const ERRORS: readonly Clause[] = [
  {
    says: 'a status outside 200 to 299 is counted as failure',
    check: async tools => {
      for (const status of [404, 418, 500, 503]) {
        const page = await sendFeedback(tools, refuse(status))
        expect((await recordOf(page, FEEDBACK))?.error).toMatchObject({ status, message: 'Не вышло' })
      }
    },
  },
  {
    says: 'a network failure is reported as «Network Error»',
    check: async tools => {
      const page = await sendFeedback(tools, abort)
      expect((await recordOf(page, FEEDBACK))?.error).toEqual({ message: 'Network Error', status: null, data: null })
    },
  },
  {
    says: 'a time-out is reported as «timeout of N ms exceeded»',
    check: async ({ openPage }) => {
      const page = await openPage('desktop')
      await page.clock.install()
      await page.goto('/')
      await hydrated(page)
      await page.route(ratingView(), () => undefined)
      await follow(page, RATING)
      await failedAfter(page, CHUNK_TIMEOUT_MS)
      expect(await page.getByText('timeout of 30000 ms exceeded').count()).toBe(1)
    },
  },
  {
    says: 'a failed block sets an error flag only; the page says nothing of it',
    check: async tools => {
      const page = await goWithout(tools, 'rating-page-responses', RATING)
      await page.getByRole('heading', { level: 1, name: 'Рейтинг диджитал-агентств' }).waitFor()
      expect(await page.getByText('Error!').count()).toBe(0)
    },
  },
  {
    says: 'a failed agency header is a failure of the page',
    check: async tools => {
      const page = await goWithout(tools, 'agency-header', `/agency-${inject('known').agency}/`)
      await page.getByRole('heading', { level: 1, name: /^Сервер не / }).waitFor()
    },
  },
  {
    says: 'a review that did not load stores its error',
    check: async tools => {
      const { agency, review } = inject('known')
      const page = await goWithout(tools, 'agency-review', `/agency-${agency}/reviews/${review}/`)
      expect((await recordOf(page, 'agency-review'))?.error).toMatchObject({ status: 500, message: 'Не вышло' })
    },
  },
  {
    says: 'a failed review request stores the errors of its form',
    check: async tools => {
      const page = await openHydrated(tools, '/review-request/')
      await page.getByRole('main').locator('form[method=post] button[type=submit]').click()
      await page.getByText('Форма не отправлена').waitFor()
      const data = (await recordOf(page, 'review-req-new'))?.error?.data as FieldErrors
      expect(Object.keys(data.error.fields)).toEqual(expect.arrayContaining(['email', 'consent']))
    },
  },
  {
    says: 'a failed review stores the errors of the API',
    check: async () => {
      const [key] = inject('known').reviewKeys
      const body = JSON.stringify({ ...REVIEW, key, text: 'Коротко' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${inject('siteUrl')}/api/review-add-send`, { method: 'POST', headers, body })
      expect(answer.status).toBe(422)
      expect(Object.keys(((await answer.json()) as FieldErrors).error.fields)).toEqual(['text'])
    },
  },
  {
    says: 'a key error of a review sets its error_text, which the page shows',
    check: async ({ openPage }) => {
      const path = '/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/'
      const key = path.split('/')[2]
      const answer = await fetch(`${inject('siteUrl')}/api/review-add-form?key=${key}`)
      const { key_error } = (await answer.json()) as { key_error: { error_text: string } }
      expect(key_error.error_text).toMatch(/\S/)
      const page = await openPage('desktop')
      await page.goto(path)
      await page.getByText(key_error.error_text).waitFor()
    },
  },
  {
    says: 'failed feedback has errors by field and the fail flag',
    check: async tools => {
      const page = await openHydrated(tools, '/contacts/')
      await page.getByRole('button', { name: 'Отправить сообщение' }).click()
      await page.getByText('Форма не отправлена').waitFor()
      const record = await recordOf(page, FEEDBACK)
      expect(record?.isError).toBe(true)
      const data = record?.error?.data as FieldErrors
      expect(Object.keys(data.error.fields)).toEqual(expect.arrayContaining(['name', 'email', 'message', 'consent']))
    },
  },
  {
    says: 'a failed autocomplete stores its error',
    check: async tools => {
      const page = await openHydrated(tools, '/')
      await page.route('**/api/agency-find?*', refuse(500))
      await page.getByRole('banner').getByRole('combobox').fill('контур')
      await expect.poll(async () => (await storedState(page)).autocomplete?.error).toBe('Не вышло')
      expect((await storedState(page)).autocomplete?.results).toEqual([])
    },
  },
  {
    says: 'failed cases set the error flag',
    check: async tools => {
      const page = await goWithout(tools, 'cases-list', '/cases/')
      expect(await recordOf(page, 'cases-list')).toMatchObject({ isError: true, isAjax: false })
    },
  },
  {
    says: 'a failure without a message says «Error without any message», with status and data',
    check: async tools => {
      const page = await sendFeedback(tools, route => route.fulfill({ status: 400, json: { oops: true } }))
      const error = { message: 'Error without any message', status: 400, data: { oops: true } }
      expect((await recordOf(page, FEEDBACK))?.error).toEqual(error)
      await page.getByText('Error without any message').waitFor()
    },
  },
  {
    says: 'an application that fails to load says «Error!» with the error and a Retry button',
    check: async tools => {
      const page = await openHydrated(tools, '/')
      await page.route(ratingView(), abort)
      await follow(page, RATING)
      const failure = page.getByRole('alert').filter({ hasText: 'Error!' })
      await failure.waitFor()
      expect(await failure.textContent()).toMatch(/Failed to fetch|error/i)
      await page.unroute(ratingView())
      await failure.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('heading', { level: 1, name: 'Рейтинг диджитал-агентств' }).waitFor()
    },
  },
  {
    says: 'while loading, the page says «Loading...»',
    check: async tools => {
      const page = await openHydrated(tools, '/')
      await page.route(ratingView(), () => undefined)
      await follow(page, RATING)
      await page.getByText('Loading...').first().waitFor()
    },
  },
]

interface FieldErrors {
  error: { fields: Record<string, string> }
}
