import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkField } from './mark-field.tsx'

const FIELD = { id: 'f-terms', name: 'terms', label: 'Сроки', hint: 'Успели ли', reasonId: 'f-better' }

const draw = (own: { defaultValue?: string; error?: string; fact?: string } = {}) =>
  renderToStaticMarkup(<MarkField {...FIELD} defaultValue="" error={undefined} {...own} />)

test('marks are radio buttons of one group, from 1 to 5, with labels', () => {
  const html = draw()
  const values = Array.from(
    html.matchAll(/<input type="radio"[^>]*name="terms"[^>]*value="(\d)"/g),
    ([, value]) => value,
  )
  expect(values).toEqual(['1', '2', '3', '4', '5'])
  expect(html).toContain('<legend')
  expect(html).toContain('отлично')
  expect(html).not.toContain('checked')
})

test('the previous choice is preselected', () => {
  expect(draw({ defaultValue: '4' })).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/)
})

test('an error describes the group, and the error summary can link to it', () => {
  const html = draw({ error: 'Поле обязательно' })
  expect(html).toContain('aria-describedby="f-terms-hint f-terms-error"')
  expect(html).toContain('id="f-terms-error">Поле обязательно')
  expect(html.match(/id="f-terms"/g)).toHaveLength(1)
})

test('each mark has a tick of the ruler at even distances', () => {
  const html = draw()
  for (const at of ['0%', '25%', '50%', '75%', '100%']) expect(html).toContain(`x1="${at}" x2="${at}"`)
})

test('the fact that helps to judge stands beside the name, and nothing where none is known', () => {
  expect(draw({ fact: 'проект шёл 5 месяцев' })).toContain('>проект шёл 5 месяцев</p>')
  expect(draw().match(/<p/g)).toHaveLength(2)
})

test('a low mark leads to the field that takes its reason, also without scripts', () => {
  expect(draw()).toContain('href="#f-better"')
})
