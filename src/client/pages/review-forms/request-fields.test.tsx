import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { formFields } from '../../forms/form-fields.ts'
import { RequestFields } from './request-fields.tsx'
import { requestParams } from './request-params.ts'

function draw(typed: Record<string, string> = {}, errors: Record<string, string> = {}, hasAgency = true): string {
  const fields = formFields({ id: 'review-req-new', rules: REVIEW_REQUEST_FORM, typed, errors })
  const services = [{ slug: 'sites', title: 'Разработка сайтов' }]
  return renderToStaticMarkup(<RequestFields fields={fields} services={services} hasAgency={hasAgency} door="agency" />)
}

const asksReason = (html: string) => html.includes('name="reason"')

test('no reason is asked for an empty email or one on the project’s domain', () => {
  expect(asksReason(draw())).toBe(false)
  expect(asksReason(draw({ email: 'anna@okna.example', url: 'www.okna.example' }))).toBe(false)
})

test.each([
  ['the domains differ', { email: 'anna@holding.example', url: 'okna.example' }, {}],
  ['the server requires it', {}, { reason: 'Объясните' }],
  ['it was given before', { reason: 'Сайт бренда' }, {}],
])('a reason is required when %s', (_, typed, errors) => {
  const html = draw(typed, errors)
  expect(html).toMatch(/<textarea[^>]*name="reason"[^>]*aria-required="true"/)
  expect(html).not.toContain('необязательно')
})

test('the agency is asked for only if unknown', () => {
  expect(draw()).not.toContain('name="path"')
  expect(draw({}, {}, false)).toContain('name="path"')
})

test.each([
  ['?agency=severny-kontur', '/agency-severny-kontur/'],
  ['', '/'],
  ['?agency=../../etc', '/'],
  ['?agency=%00', '/'],
])('the query %j is about %s', (search, path) => {
  expect(requestParams(new URLSearchParams(search))).toEqual({ path })
})
