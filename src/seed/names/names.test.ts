import { expect, test } from 'vitest'
import { transliterate } from '#domain/russian/transliterate.ts'
import { makeRandom } from '#seed/random.ts'
import { addressIn } from './addresses.ts'
import { adjectiveForms } from './adjectives.ts'
import { agencyNames, FIRST_AGENCY } from './agency-names.ts'
import { PARTNERS, WORKSHOPS } from './agency-words.ts'
import { CLIENT_INDUSTRIES, clientCompanies } from './client-companies.ts'
import { companyEmail, phoneIn, siteOf } from './contacts.ts'
import { LATIN_KINDS } from './latin-words.ts'
import { legalEntityFor } from './legal-entities.ts'
import { feminineSurname, makePerson } from './people.ts'
import { inQuotes } from './quotes.ts'
import { REAL_AGENCY_HASHES } from './real-name-hashes.ts'
import { hashName, isFamousPerson, nameCore } from './real-names.ts'
import { take } from './take.ts'

/** Words that names may share: they say what kind of firm it is. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  [...WORKSHOPS, ...LATIN_KINDS, ...PARTNERS.flatMap(ending => ending.split(' '))].map(word => word.toLowerCase()),
)

const agencies = take(agencyNames(makeRandom('agencies')), 20_000)

test('twenty thousand agencies have distinct names and slugs', () => {
  expect(new Set(agencies.map(agency => agency.name)).size).toBe(20_000)
  expect(new Set(agencies.map(agency => agency.slug)).size).toBe(20_000)
  for (const { slug } of agencies) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('no agency has the name of a well-known real one', () => {
  const real = new Set(REAL_AGENCY_HASHES)
  expect(real.size).toBeGreaterThanOrEqual(80)
  expect(agencies.filter(agency => real.has(hashName(agency.name)))).toEqual([])
})

test('generic words, letter case and ё do not matter when names are compared', () => {
  expect(nameCore('Веб-бюро «Зелёный Лист»')).toBe('зеленыйлист')
  expect(hashName('Amber Walnut Studio')).toBe(hashName('AMBER walnut'))
  expect(nameCore('Веб-студия')).not.toBe('')
})

test('names do not depend on how many are taken', () => {
  expect(take(agencyNames(makeRandom('agencies')), 100)).toEqual(agencies.slice(0, 100))
})

/** The names as in the demo market, without what kind of firm it is. */
const rareWords = (names: readonly { name: string }[]) =>
  names.flatMap(({ name }) =>
    [...new Set(name.toLowerCase().match(/[a-zа-яё]{4,}/g))].filter(word => !COMMON_WORDS.has(word)),
  )

const NUMERALS = new Set(['четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять', 'двадцать', 'тридцать'])

test('six hundred agencies share no rare word', () => {
  for (const seed of ['agencies', 1, 2, 3541]) {
    const rare = rareWords(take(agencyNames(makeRandom(seed)), 600)).filter(word => !NUMERALS.has(word))
    expect(rare.filter((word, index) => rare.indexOf(word) !== index)).toEqual([])
  }
  expect(rareWords([{ name: 'Тихий маяк' }, { name: 'Студия «Маяк»' }])).toEqual(['тихий', 'маяк', 'маяк'])
})

test('at most a fifth of agencies are two words joined by «и»', () => {
  const pairs = agencies.slice(0, 600).filter(({ name }) => /^\S+ и \S+$/.test(name))
  expect(pairs.length).toBeGreaterThan(5)
  expect(pairs.length).toBeLessThan(120)
})

test('every market has the same first agency', () => {
  expect(agencies[0]).toEqual(FIRST_AGENCY)
})

test.each([
  ['тихий', { m: 'тихий', f: 'тихая', n: 'тихое', p: 'тихие' }],
  ['синий', { m: 'синий', f: 'синяя', n: 'синее', p: 'синие' }],
  ['рыжий', { m: 'рыжий', f: 'рыжая', n: 'рыжее', p: 'рыжие' }],
  ['живой', { m: 'живой', f: 'живая', n: 'живое', p: 'живые' }],
  ['Камский', { m: 'Камский', f: 'Камская', n: 'Камское', p: 'Камские' }],
])('the adjective %s agrees with its noun', (masculine, forms) => {
  expect(adjectiveForms(masculine)).toEqual(forms)
})

test('five thousand clients are distinct and cover every industry', () => {
  const clients = take(clientCompanies(makeRandom('clients')), 5000)
  expect(new Set(clients.map(client => client.name)).size).toBe(5000)
  expect(new Set(clients.map(client => client.industry)).size).toBe(CLIENT_INDUSTRIES.length)
})

test.each([
  ['Шубин', 'Шубина'],
  ['Журавлёв', 'Журавлёва'],
  ['Покровский', 'Покровская'],
  ['Лисицын', 'Лисицына'],
  ['Бондаренко', 'Бондаренко'],
  ['Ковальчук', 'Ковальчук'],
  ['Соловей', 'Соловей'],
])('the feminine of %s is %s', (masculine, feminine) => {
  expect(feminineSurname(masculine)).toBe(feminine)
})

test('no person has the name of a celebrity', () => {
  const random = makeRandom('people')
  const people = Array.from({ length: 5000 }, () => makePerson(random))
  expect(people.filter(person => isFamousPerson(person.fullName))).toEqual([])
  expect(people.some(person => person.gender === 'male') && people.some(person => person.gender === 'female')).toBe(
    true,
  )
})

test('contacts are in unassigned ranges', () => {
  const random = makeRandom('contacts')
  expect(phoneIn(random, 'moscow')).toMatch(/^\+7 495 000-\d\d-\d\d$/)
  expect(phoneIn(random, 'tula')).toMatch(/^\+7 4872 00-\d\d-\d\d$/)
  expect(phoneIn(random, 'minsk')).toMatch(/^\+375 17 000-\d\d-\d\d$/)
  expect(phoneIn(random, 'nowhere')).toMatch(/^\+7 800 000-/)
  expect(siteOf('severny-kontur')).toBe('https://severny-kontur.example/')
  expect(companyEmail(random, 'kit')).toMatch(/@kit\.example$/)
})

test('tax numbers have region 00 and valid check digits', () => {
  const random = makeRandom('inn')
  const entities = Array.from({ length: 200 }, () => legalEntityFor(random, 'Северный контур'))
  expect(entities.map(entity => entity.form)).toContain('ИП')
  for (const { form, inn, name } of entities) {
    expect(inn).toMatch(form === 'ИП' ? /^00\d{10}$/ : /^00\d{8}$/)
    expect(name).toMatch(form === 'ИП' ? /^ИП [А-ЯЁа-яё]+ [А-Я]\. [А-Я]\.$/ : /^(ООО|АО) «Северный контур»$/)
    const weights = inn.length === 10 ? [2, 4, 10, 3, 5, 9, 4, 6, 8] : [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
    const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0)
    expect(Number(inn.at(-1))).toBe((sum % 11) % 10)
  }
})

test('an agency with a Latin name has a Cyrillic legal name', () => {
  const random = makeRandom('latin')
  for (let index = 0; index < 50; index += 1) expect(legalEntityFor(random, 'Quiet Willow').name).not.toMatch(/[a-z]/i)
})

test('slugs and quotes follow Russian rules', () => {
  expect(transliterate('Северный контур')).toBe('severny-kontur')
  expect(transliterate('Мастерская «Ёж»')).toBe('masterskaya-ezh')
  expect(inQuotes('Мастерская «Ёж»')).toBe('«Мастерская „Ёж“»')
  expect(inQuotes('Quiet Willow')).toBe('Quiet Willow')
})

test('an address has a street, a house and an office', () => {
  expect(addressIn(makeRandom('a'), 'moscow').line).toMatch(/^[^,]+, д\. \d+.*, .+/)
})
