import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})

afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url })

/** Opened by a secret key, or writes to the log: no example may exist. */
const WITHOUT_EXAMPLE = ['send-js-log']

const queries = (Object.entries(contract) as [string, Call][])
  .filter(([name, { kind, isPrivate }]) => kind === 'query' && !isPrivate && !WITHOUT_EXAMPLE.includes(name))
  .map(([name]) => name)

/** The body a browser sends for the form of this call as the page offers it. */
function formOf(html: string, name: string): string {
  const form = html.split('<form ').find(part => part.includes(`name="call" value="${name}"`)) ?? ''
  const [fields = ''] = form.split('</form>')
  const sent = new URLSearchParams()
  for (const [, key = '', value = ''] of fields.matchAll(/name="([^"]+)" value="([^"]*)"/g)) sent.append(key, value)
  return `/api/docs/try/?${sent}`
}

test.each(queries)('the example of %s has an answer', async name => {
  const { body } = await get('/api/docs/')
  const { statusCode, body: tried } = await get(formOf(body, name))
  expect(statusCode).toBe(200)
  expect(tried).toMatch(/<h1>Ответ 20[04]<\/h1>/)
})

test('a refused call shows the refusal of the API', async () => {
  const { body } = await get('/api/docs/try/?call=agency-header&agency=nobody-here')
  expect(body).toContain('<h1>Ответ 404</h1>')
  expect(body).toContain('&quot;code&quot;: &quot;')
})

test.each(['no-such-call', 'send-feedback', '__proto__', ''])('%s cannot be tried', async name => {
  expect((await get(`/api/docs/try/?call=${name}`)).statusCode).toBe(404)
})

test.each(['/api/docs/', '/api/docs/try/?call=main-menu'])('%s has the header and footer of the site', async url => {
  const { body } = await get(url)
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(body).toMatch(/<header.*<nav[^>]*aria-label="Главное меню".*href="\/digital-agencies\/".*<main.*<h1.*<footer/s)
  expect(body).toMatch(/<form[^>]*action="\/search\/"/)
  expect(body).not.toMatch(/<script|<style|\sstyle=/)
})

test('the page loads the styles of the site', async () => {
  const { body } = await get('/api/docs/')
  const styles = [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(styles.length).toBeGreaterThan(1)
  for (const href of styles) expect((await get(href)).statusCode).toBe(200)
})
