import { expect, test } from 'vitest'
import { type Recipient, recipientFacts } from './recipient.ts'

const AGENCY: Recipient = {
  ...{
    id: 1,
    name: 'Северный контур',
    name_lat: 'severny-kontur',
    logo: '',
    city: 'Казань',
    path: '/agency-severny-kontur/',
  },
  ...{ price_from: 50_000, price_usual: 60_000, price_unit: 'month', reply_hours: 4, accepts_requests: true },
}

const plain = (text: string): string => text.replace(/\s/g, ' ')

test('a monthly price has its unit, a price per project has none', () => {
  expect(plain(recipientFacts(AGENCY))).toBe('Казань · от 50 тыс. ₽/мес. · обычно отвечает за 4 часа')
  expect(plain(recipientFacts({ ...AGENCY, price_unit: 'project' }))).toContain('от 50 тыс. ₽ · ')
})

test('an agency that asks for more than it was usually paid does not hide it', () => {
  expect(plain(recipientFacts({ ...AGENCY, price_usual: 30_000 }))).toContain(
    'просит от 50 тыс. ₽/мес., обычно платили 30 тыс. ₽ · ',
  )
})
