import { expect, inject, test } from 'vitest'
import { READING_ORDERS } from '#domain/content/reading-orders.ts'
import { api } from '#tests/support/site/site.ts'

const page = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

test('the ABC shows three orders of its terms', async () => {
  const { orders } = await api('abc-list', {})
  expect(orders.map(({ title }) => title)).toEqual(['Заказать сайт', 'Выбрать подрядчика', 'Принять работу'])
  const html = await page('/abc/')
  for (const { title, terms } of orders) {
    expect(terms.length).toBeGreaterThan(4)
    expect(html).toContain(`aria-label="${title}"`)
    for (const { path } of terms) expect(html).toContain(`href="${path}"`)
  }
})

test.for(READING_ORDERS)(
  '$title is read from its first term to its last by «Дальше», and back',
  async ({ slug, terms }) => {
    const path = (term: string | undefined) => `/abc/${term}/?order=${slug}`
    for (const [index, term] of terms.entries()) {
      const { order } = await api('abc-get', { slug: term, order: slug })
      expect([order?.place, order?.count]).toEqual([index + 1, terms.length])
      expect(order?.previous?.path ?? null).toBe(index === 0 ? null : path(terms[index - 1]))
      expect(order?.next?.path ?? null).toBe(index === terms.length - 1 ? null : path(terms[index + 1]))
    }
    const html = await page(path(terms[1]))
    expect(html).toContain(`rel="prev" href="${path(terms[0])}"`)
    expect(html).toContain(`rel="next" href="${path(terms[2])}"`)
  },
)

test('a term opened otherwise, or from an order it is not in, has no neighbours', async () => {
  const [first] = READING_ORDERS
  for (const order of [undefined, 'no-such-order', 'accept-work']) {
    expect((await api('abc-get', { slug: first.terms[0], ...(order && { order }) })).order).toBeNull()
  }
  expect(await page(`/abc/${first.terms[0]}/`)).not.toContain('rel="next"')
})

test('the footer and the statistics link to the API', async () => {
  const footer = (await page('/about/')).split('<footer')[1] ?? ''
  expect(footer).toMatch(/<a [^>]*href="\/api\/docs\/"[^>]*>API и\s?открытые данные/)
  expect((await page('/digital-stats/prices/')).split('<footer')[0]).toContain('href="/api/docs/"')
  expect((await fetch(`${inject('siteUrl')}/api/docs/`)).status).toBe(200)
})
