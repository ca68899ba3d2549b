import { describe, expect, test } from 'vitest'
import { textLikeness } from '../russian/text-likeness.ts'
import { companyKey, isSameClient } from './client-company.ts'
import { type ReviewCircumstances, reviewWarnings } from './review-warnings.ts'

const TEXT = 'Перенесли каталог за два месяца, продажи не останавливались. Менеджер отвечал в тот же день.'
const OTHER = 'Нам нарисовали логотип и фирменный стиль, правки вносили быстро, результат понравился всей команде.'

describe('text likeness', () => {
  test('is 1 for the same words, whatever the punctuation', () => {
    expect(textLikeness(TEXT, TEXT.toUpperCase().replaceAll(',', ' —'))).toBe(1)
  })

  test('is 0 for unrelated texts', () => {
    expect(textLikeness(TEXT, OTHER)).toBe(0)
  })

  test('finds a short text inside a long one', () => {
    expect(textLikeness(TEXT, `${OTHER} ${TEXT} ${OTHER}`)).toBe(1)
    expect(textLikeness(TEXT, `${OTHER} ${TEXT.slice(0, 50)}`)).toBeGreaterThan(0.3)
  })

  test('ignores texts of two words', () => {
    expect(textLikeness('Всё отлично', 'Всё отлично')).toBe(0)
  })
})

describe('the same client', () => {
  test.each([
    ['ООО «Волжские окна»', 'волжские   окна'],
    ['АО Вёрсты', 'Версты'],
    ['Ип Завод', 'завод ИП'],
  ])('%s matches %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other))
  })

  test('a company named like a legal form keeps its name', () => {
    expect(companyKey('ООО')).not.toBe('')
  })

  test.each([
    ['by name', { company: 'ООО «Окна»', email: null }, { company: 'окна', email: 'a@x.example' }, true],
    ['by email address', { company: 'Окна', email: 'A@gmail.com' }, { company: 'Двери', email: 'a@gmail.com' }, true],
    ['by mail domain', { company: 'Окна', email: 'a@x.example' }, { company: 'Окна-М', email: 'b@m.x.example' }, true],
    [
      'not by a free mail provider',
      { company: 'Окна', email: 'a@gmail.com' },
      { company: 'Двери', email: 'b@gmail.com' },
      false,
    ],
    ['not without an email', { company: 'Окна', email: null }, { company: 'Двери', email: null }, false],
  ])('is recognised %s', (_, one, other, answer) => {
    expect(isSameClient(one, other)).toBe(answer)
  })
})

describe('warnings', () => {
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

  test('are empty for an ordinary review', () => {
    expect(reviewWarnings(CALM)).toEqual([])
  })

  test('unknown address hashes do not match each other', () => {
    const nobody = { address_hash: null, network_hash: null }
    expect(reviewWarnings({ ...near(nobody), ...nobody, requester_hash: null })).toEqual([])
  })

  test.each([
    ['почта автора на домене агентства', { ...CALM, email: 'boss@kontur.example' }],
    ['отзыв запросили и написали с одного адреса', { ...CALM, requester_hash: 'a1' }],
    ['тот же сетевой адрес: отзыв 7 (Контур)', near({ address_hash: 'a1', network_hash: 'n1' })],
    ['та же подсеть: отзыв 7 (Контур)', near({ network_hash: 'n1' })],
    ['текст похож на 100\u00a0%: отзыв 7 (Контур)', near({ body: TEXT })],
    ['за неделю об этом агентстве: 5\u00a0отзывов', { ...CALM, week: 5 }],
  ])('%s', (warning, review) => {
    expect(reviewWarnings(review)).toEqual([warning])
  })
})
