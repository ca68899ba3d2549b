import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { MARK_LABELS, MARKS, REVIEW_ADD_FORM } from './review-add-form.ts'
import { REVIEW_REPLY_FORM } from './review-reply-form.ts'
import { isAgencyMail, isAgencySite, isOtherDomain, REVIEW_REQUEST_FORM } from './review-request-form.ts'

const REQUEST = {
  path: '/agency-severny-kontur/',
  service: 'sites',
  url: 'volga-okna.example',
  email: 'anna@volga-okna.example',
  consent: true,
}
const REVIEW = {
  quality: '5',
  terms: '4',
  communication: '5',
  value: '3',
  recommend: '5',
  overall: '4',
  text: 'Перенесли каталог за два месяца, продажи не останавливались ни на день.',
  price: '1 200 000',
  months: '5',
  author: 'Марина Ильина',
  role: 'директор по маркетингу',
  company: 'Волжские окна',
  consent: true,
  publish: true,
}

test('a valid request is accepted and the site gets its full URL', () => {
  expect(checkForm(REVIEW_REQUEST_FORM, REQUEST).values).toEqual({
    ...REQUEST,
    url: 'https://volga-okna.example/',
    reason: null,
    sender: null,
  })
})

test('an invalid request reports each field', () => {
  expect(
    checkForm(REVIEW_REQUEST_FORM, { service: 'windows', url: 'нет', email: 'anna@', reason: 'да' }).fields,
  ).toEqual({
    path: 'Поле обязательно',
    service: 'Выберите один из вариантов',
    url: 'Проверьте адрес сайта',
    email: 'Проверьте адрес почты',
    reason: 'Напишите не короче 10\u00a0знаков',
    consent: 'Без согласия на обработку данных мы не можем отправить письмо',
  })
})

test.each([
  ['anna@volga-okna.example', 'volga-okna.example', false],
  ['anna@volga-okna.example', 'https://shop.volga-okna.example/', false],
  ['anna@holding.example', 'volga-okna.example', true],
  ['anna@gmail.com', 'volga-okna.example', true],
  // Half-typed values need no explanation yet.
  ['anna@', 'volga-okna.example', false],
  ['anna@holding.example', '', false],
])('a reason is required for %s and %s: %s', (email, url, answer) => {
  expect(isOtherDomain(email, url)).toBe(answer)
})

describe('self-reviews', () => {
  const AGENCY = { site_domain: 'kontur.example', email: 'hello@kontur-mail.example' }
  test.each([
    ['boss@kontur.example', true],
    ['boss@mail.kontur.example', true],
    ['boss@kontur-mail.example', true],
    ['boss@other.example', false],
  ])('%s: %s', (email, answer) => {
    expect(isAgencyMail(email, AGENCY)).toBe(answer)
  })

  test('an agency with free mail owns only that one mailbox', () => {
    const agency = { site_domain: 'kontur.example', email: 'Kontur@gmail.com' }
    expect(isAgencyMail('kontur@gmail.com', agency)).toBe(true)
    expect(isAgencyMail('anna@gmail.com', agency)).toBe(false)
  })

  test('the agency’s own site does not count as a project', () => {
    expect(isAgencySite('https://www.kontur.example/', AGENCY)).toBe(true)
    expect(isAgencySite('https://volga-okna.example/', AGENCY)).toBe(false)
  })
})

describe('a review', () => {
  test('gives its values; the name is hidden unless ticked', () => {
    expect(checkForm(REVIEW_ADD_FORM, REVIEW).values).toMatchObject({
      overall: '4',
      price: 1_200_000,
      months: 5,
      better: null,
      show_name: false,
    })
    expect(checkForm(REVIEW_ADD_FORM, { ...REVIEW, show_name: true }).values?.show_name).toBe(true)
  })

  test.each([
    ['overall', undefined, 'Поле обязательно'],
    ['quality', '0', 'Выберите один из вариантов'],
    ['quality', '6', 'Выберите один из вариантов'],
    ['quality', '4.5', 'Выберите один из вариантов'],
    ['text', 'а'.repeat(49), 'Напишите не короче 50\u00a0знаков'],
    ['text', 'а'.repeat(5001), 'Сократите до 5\u00a0000\u00a0знаков'],
    ['price', 'миллион', 'Напишите целое число'],
    ['price', '-5', 'Напишите целое число'],
    ['price', '99 999 999 999', 'Не больше 2\u00a0000\u00a0000\u00a0000'],
    ['months', '0', 'Не меньше 1'],
    ['months', '241', 'Не больше 240'],
    ['publish', false, 'Без согласия на публикацию отзыв нельзя показать на сайте'],
  ])('with %s = %j is refused: %s', (field, typed, sentence) => {
    expect(checkForm(REVIEW_ADD_FORM, { ...REVIEW, [field]: typed }).fields).toEqual({ [field]: sentence })
  })

  test('has a label for every mark', () => {
    expect(MARKS.map(mark => MARK_LABELS[mark])).toEqual(['ужасно', 'плохо', 'средне', 'хорошо', 'отлично'])
  })
})

test.each([
  ['а'.repeat(19), 'Напишите не короче 20\u00a0знаков'],
  ['а'.repeat(2001), 'Сократите до 2\u00a0000\u00a0знаков'],
])('a reply that is too short or too long is refused', (text, sentence) => {
  expect(checkForm(REVIEW_REPLY_FORM, { text }).fields).toEqual({ text: sentence })
})
