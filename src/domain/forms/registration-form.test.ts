import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { checkPlace, registrationForm } from './registration-form.ts'

const RULES = registrationForm(2026)

const GOOD = {
  name: 'Тихая гавань',
  site: 'Tikhaya-Gavan.example',
  services: 'crm,sites,crm',
  founded: '2011',
  headcount: '1 200',
  country: 'russia',
  city: 'kazan',
  address: 'ул. Баумана, д. 0',
  phone: '8 843 000-12-34',
  email: 'info@tikhaya-gavan.example',
  administrator_name: 'Вера Осипова',
  administrator_email: 'vera@tikhaya-gavan.example',
  consent: true,
}

test('a valid registration is normalised', () => {
  expect(checkForm(RULES, GOOD)).toEqual({
    fields: null,
    values: {
      ...GOOD,
      site: 'https://tikhaya-gavan.example/',
      services: ['sites', 'crm'],
      founded: 2011,
      headcount: 1200,
      phone: '+78430001234',
    },
  })
})

test.each([
  ['kazan', 'kazan'],
  [' казань ', 'kazan'],
  ['г. Казань', 'kazan'],
  ['пермь', 'Пермь'],
  ['город Йошкар-Ола', 'Йошкар-Ола'],
  ['Усть-Каменогорск', 'Усть-Каменогорск'],
])('the city %j is stored as %j', (typed, city) => {
  expect(checkForm(RULES, { ...GOOD, city: typed }).values?.city).toBe(city)
})

test('a city we do not know may be in any country', () => {
  expect(checkPlace({ city: 'Пермь', country: 'russia' })).toEqual({})
  expect(checkPlace({ city: 'Пинск', country: 'belarus' })).toEqual({})
})

test('an empty form reports every field', () => {
  expect(Object.keys(checkForm(RULES, {}).fields ?? {})).toEqual(Object.keys(RULES))
})

describe('each field has its own error message', () => {
  test.each([
    ['services', 'sites,poker', 'Выберите один из вариантов'],
    ['services', 'sites,,crm', 'Выберите один из вариантов'],
    ['services', ' ', 'Поле обязательно'],
    ['founded', '1989', 'Напишите год от 1990 до 2026'],
    ['founded', '2027', 'Напишите год от 1990 до 2026'],
    ['founded', '20х1', 'Напишите год от 1990 до 2026'],
    ['headcount', '0', 'Не меньше 1'],
    ['headcount', '-5', 'Напишите целое число'],
    ['headcount', '20 001', 'Не больше 20\u00a0000'],
    ['country', 'atlantis', 'Выберите один из вариантов'],
    ['city', '12', 'Напишите название города'],
    ['city', 'https://perm.example', 'Напишите название города'],
    ['address', 'дом', 'Напишите не короче 5\u00a0знаков'],
    ['phone', '12-34', 'Введите номер полностью'],
    ['site', 'javascript:alert(1)', 'Проверьте адрес сайта'],
    ['site', 'http://127.0.0.1/', 'Проверьте адрес сайта'],
    ['site', 'https://anna:secret@gavan.example/', 'Проверьте адрес сайта'],
    ['email', 'info@', 'Проверьте адрес почты'],
    ['administrator_email', 'vera@gavan.example, boris@gavan.example', 'Проверьте адрес почты'],
  ])('%s: %j', (field, value, sentence) => {
    expect(checkForm(RULES, { ...GOOD, [field]: value }).fields).toEqual({ [field]: sentence })
  })

  test.each([
    ['founded', '1990'],
    ['founded', '2026'],
    ['headcount', '1'],
    ['headcount', '20000'],
    ['services', 'sites'],
  ])('%s: %j is still accepted', (field, value) => {
    expect(checkForm(RULES, { ...GOOD, [field]: value }).fields).toBeNull()
  })
})

test('the city must be in the chosen country', () => {
  expect(checkPlace({ city: 'kazan', country: 'russia' })).toEqual({})
  expect(checkPlace({ city: 'minsk', country: 'russia' })).toEqual({
    city: 'Минск — Беларусь: проверьте страну или город',
  })
})
