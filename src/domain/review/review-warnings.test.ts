import { describe, expect, test } from 'vitest'
import { textLikeness } from '../russian/text-likeness.ts'
import { companyKey, isSameClient } from './client-company.ts'
import { type ReviewCircumstances, reviewSigns } from './review-warnings.ts'

const TEXT = 'Перенесли каталог за два месяца, продажи не останавливались. Менеджер отвечал в тот же день.'
const OTHER = 'Нам нарисовали логотип и фирменный стиль, правки вносили быстро, результат понравился всей команде.'

describe('likeness of texts', () => {
  test('is whole for the same words, whatever stands between them', () => {
    expect(textLikeness(TEXT, TEXT.toUpperCase().replaceAll(',', ' —'))).toBe(1)
  })

  test('is none for texts of different people', () => {
    expect(textLikeness(TEXT, OTHER)).toBe(0)
  })

  test('sees a short text inside a long one', () => {
    expect(textLikeness(TEXT, `${OTHER} ${TEXT} ${OTHER}`)).toBe(1)
    expect(textLikeness(TEXT, `${OTHER} ${TEXT.slice(0, 50)}`)).toBeGreaterThan(0.3)
  })

  test('of two words says nothing', () => {
    expect(textLikeness('Всё отлично', 'Всё отлично')).toBe(0)
  })
})

describe('one client', () => {
  test.each([
    ['ООО «Волжские окна»', 'волжские   окна'],
    ['АО Вёрсты', 'Версты'],
    ['Ип Завод', 'завод ИП'],
  ])('%s is %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other))
  })

  test('a company that is called like a legal form keeps its name', () => {
    expect(companyKey('ООО')).not.toBe('')
  })

  test.each([
    ['by its name', { company: 'ООО «Окна»', email: null }, { company: 'окна', email: 'a@x.example' }, true],
    ['by its address', { company: 'Окна', email: 'A@gmail.com' }, { company: 'Двери', email: 'a@gmail.com' }, true],
    ['by its domain', { company: 'Окна', email: 'a@x.example' }, { company: 'Окна-М', email: 'b@m.x.example' }, true],
    [
      'not by a public mail',
      { company: 'Окна', email: 'a@gmail.com' },
      { company: 'Двери', email: 'b@gmail.com' },
      false,
    ],
    ['not by nothing', { company: 'Окна', email: null }, { company: 'Двери', email: null }, false],
  ])('is known %s', (_, one, other, answer) => {
    expect(isSameClient(one, other)).toBe(answer)
  })
})

describe('signs', () => {
  const CALM: ReviewCircumstances = {
    body: TEXT,
    address_hash: 'a1',
    network_hash: 'n1',
    email: 'anna@volga-okna.example',
    agency: { site_domain: 'kontur.example', email: 'mail@kontur.example' },
    requester_hash: 'a2',
    week: 1,
    others: [{ id: 7, agency: 'Контур', body: OTHER, address_hash: 'a3', network_hash: 'n3' }],
  }
  const near = (own: object) => ({ ...CALM, others: [{ ...CALM.others[0], ...own }] }) as ReviewCircumstances

  test('there are none where nothing strikes the eye', () => {
    expect(reviewSigns(CALM)).toEqual([])
  })

  test('unknown addresses are not equal addresses', () => {
    const nobody = { address_hash: null, network_hash: null }
    expect(reviewSigns({ ...near(nobody), ...nobody, requester_hash: null })).toEqual([])
  })

  test.each([
    ['почта автора на домене агентства', { ...CALM, email: 'boss@kontur.example' }],
    ['отзыв запросили и написали с одного адреса', { ...CALM, requester_hash: 'a1' }],
    ['тот же сетевой адрес: отзыв 7 (Контур)', near({ address_hash: 'a1', network_hash: 'n1' })],
    ['та же подсеть: отзыв 7 (Контур)', near({ network_hash: 'n1' })],
    ['текст похож на 100\u00a0%: отзыв 7 (Контур)', near({ body: TEXT })],
    ['за неделю об этом агентстве: 5\u00a0отзывов', { ...CALM, week: 5 }],
  ])('%s', (sign, review) => {
    expect(reviewSigns(review)).toEqual([sign])
  })
})
