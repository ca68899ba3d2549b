import { expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { readStoredForm } from './stored-form.ts'

const FORM = {
  name: { kind: 'line', label: 'Имя', from: 2, to: 100 },
  founded: { kind: 'year', label: 'Год', from: 1990, to: 2026 },
  services: { kind: 'choices', label: 'Услуги', of: ['sites', 'crm'] },
  country: { kind: 'choice', label: 'Страна', of: ['russia'] },
  phone: { kind: 'phone', label: 'Телефон', isOptional: true },
  publish: { kind: 'tick', label: 'Публикация', isOptional: true },
} as const
const TYPED = { name: 'Анна', founded: '2011', services: 'crm,sites', country: 'russia', publish: true }
const { values: CLEAN } = checkForm(FORM, TYPED)

test('what was accepted is read back', () => {
  expect(CLEAN).not.toBeNull()
  expect(readStoredForm(FORM, JSON.parse(JSON.stringify(CLEAN)))).toEqual({ values: CLEAN, broken: null })
})

test('an optional field that the form did not have then is null', () => {
  const { phone: _, ...older } = CLEAN ?? { phone: null }
  expect(readStoredForm(FORM, older).values).toEqual(CLEAN)
})

test.each([
  ['name', '', 'Имя'],
  ['name', 17, 'Имя'],
  ['name', null, 'Имя'],
  ['founded', '2011', 'Год'],
  ['services', 'crm,sites', 'Услуги'],
  ['services', ['cooking'], 'Услуги'],
  ['services', [], 'Услуги'],
  ['country', 'atlantis', 'Страна'],
  ['phone', 7, 'Телефон'],
  ['publish', 'true', 'Публикация'],
])('a stored %s of %j is broken', (field, value, label) => {
  expect(readStoredForm(FORM, { ...CLEAN, [field]: value })).toEqual({ values: null, broken: [label] })
})

test.each([null, 'text', 17, []])('%j is no form at all', stored => {
  expect(readStoredForm(FORM, stored).broken).toEqual(['Имя', 'Год', 'Услуги', 'Страна', 'Публикация'])
})
