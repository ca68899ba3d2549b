import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { tenderForm } from './tender-form.ts'

const TODAY = '2026-03-05'
const GOOD = {
  agencies: '12,7',
  service: 'sites',
  text: 'Нужен сайт для мастерской, каталог и оплата',
  name: 'Анна Ветрова',
  company: 'Мастерская «Ветер»',
  email: 'anna@vetrova.example',
  consent: true,
  transfer: true,
}

const errorOf = (field: string, value: unknown) =>
  checkForm(tenderForm(TODAY), { ...GOOD, [field]: value }).fields?.[field] ?? null
const cleanOf = (field: keyof ReturnType<typeof tenderForm>, value: unknown) =>
  checkForm(tenderForm(TODAY), { ...GOOD, [field]: value }).values?.[field]

test('omitted optional fields are null', () => {
  expect(checkForm(tenderForm(TODAY), GOOD).values).toMatchObject({
    ...{ system: null, budget: null, deadline: null, phone: null },
  })
})

describe('recipients', () => {
  test.each([
    ['12,7', '12,7'],
    ['12, 7,12,0,null', '12,7'],
    ['1,2,3,4,5', '1,2,3,4,5'],
  ])('%j is cleaned to %j', (typed, value) => {
    expect(cleanOf('agencies', typed)).toBe(value)
  })
  test.each([
    ['', 'Поле обязательно'],
    ['0', 'Выберите хотя бы одно агентство'],
    ['всем', 'Выберите хотя бы одно агентство'],
    ['1,2,3,4,5,6', 'Не больше 5\u00a0агентств'],
  ])('%j is refused', (typed, sentence) => {
    expect(errorOf('agencies', typed)).toBe(sentence)
  })
})

test.each([
  ['300 000', 300_000],
  ['1\u00a0200\u00a0000', 1_200_000],
  ['полтора миллиона', 1_500_000],
  ['до 500к', 500_000],
  ['', null],
])('a budget of %j is %j', (typed, value) => {
  expect(cleanOf('budget', typed)).toBe(value)
})

test.each(['-5', '1,5', '5000 $', '0', '99999999999', '2 млрд'])('a budget of %j is refused', typed => {
  expect(errorOf('budget', typed)).not.toBeNull()
})

test.each([
  [TODAY, null],
  ['2030-12-31', null],
  ['', null],
  ['2026-03-04', 'Этот день уже прошёл'],
  ['2027-02-31', 'Напишите дату: год, месяц, число'],
  ['05.03.2027', 'Напишите дату: год, месяц, число'],
])('a deadline of %j gives %j', (typed, sentence) => {
  expect(errorOf('deadline', typed)).toBe(sentence)
})

test('the service must be in the vocabulary', () => {
  expect(errorOf('service', 'crm')).toBeNull()
  expect(errorOf('service', 'cooking')).not.toBeNull()
})

test.each([
  ['а'.repeat(19), 'Напишите не короче 20\u00a0знаков'],
  ['а'.repeat(4001), 'Сократите до 4\u00a0000\u00a0знаков'],
])('a text that is too short or too long is refused', (typed, sentence) => {
  expect(errorOf('text', typed)).toBe(sentence)
})

test('both consents are required', () => {
  expect(errorOf('consent', false)).toMatch(/обработку/)
  expect(errorOf('transfer', undefined)).toMatch(/передачу/)
})
