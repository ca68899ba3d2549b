import { describe, expect, test } from 'vitest'
import type { RatingPath } from '../paths/rating-path.ts'
import { APP_PLATFORMS } from '../vocabulary/app-platforms.ts'
import { CITIES } from '../vocabulary/cities.ts'
import { COUNTRIES } from '../vocabulary/countries.ts'
import { DISTRICTS } from '../vocabulary/districts.ts'
import { RATING_TYPES } from '../vocabulary/rating-types.ts'
import { placeRangeOf, TIERS } from '../vocabulary/tiers.ts'
import { ratingHeading } from './rating-heading.ts'
import { AGENCY_SLICES, CMS_SLICES } from './rating-slice.ts'

// Spelled out here rather than taken from the vocabulary, so that a wrong case there fails the test.
const WHOM: Record<string, string> = {
  'digital-agencies': 'диджитал-агентств',
  'seo+context': 'SEO-компаний и агентств контекстной рекламы',
  performance: 'перформанс-агентств',
  branding: 'брендинговых агентств',
  corporate: 'разработчиков корпоративных порталов',
  crm: 'интеграторов CRM',
  'web-support': 'компаний по поддержке сайтов',
  'apps/ios': 'разработчиков iOS-приложений',
  'apps/android': 'разработчиков Android-приложений',
}

const OF_CITY: Record<string, string> = {
  moscow: 'Москвы',
  'st-petersburg': 'Санкт-Петербурга',
  minsk: 'Минска',
  kazan: 'Казани',
  samara: 'Самары',
  saratov: 'Саратова',
  novosibirsk: 'Новосибирска',
  yekaterinburg: 'Екатеринбурга',
  'nizhny-novgorod': 'Нижнего Новгорода',
  'rostov-na-donu': 'Ростова-на-Дону',
  krasnodar: 'Краснодара',
  barnaul: 'Барнаула',
  bryansk: 'Брянска',
  cheboksary: 'Чебоксар',
  chelyabinsk: 'Челябинска',
  irkutsk: 'Иркутска',
  kirov: 'Кирова',
  krasnoyarsk: 'Красноярска',
  kursk: 'Курска',
  omsk: 'Омска',
  tula: 'Тулы',
  tyumen: 'Тюмени',
  ufa: 'Уфы',
  vladimir: 'Владимира',
  vladivostok: 'Владивостока',
  volgograd: 'Волгограда',
  almaty: 'Алматы',
  astana: 'Астаны',
  gomel: 'Гомеля',
  kyiv: 'Киева',
}

const OF_COUNTRY: Record<string, string> = { russia: 'России', belarus: 'Беларуси', kazakhstan: 'Казахстана' }

const IN_DISTRICT: Record<string, string> = {
  central: 'в Центральном федеральном округе',
  northwest: 'в Северо-Западном федеральном округе',
  southern: 'в Южном федеральном округе',
  volga: 'в Приволжском федеральном округе',
  ural: 'в Уральском федеральном округе',
  siberian: 'в Сибирском федеральном округе',
  'far-east': 'в Дальневосточном федеральном округе',
  crimean: 'в Крымском федеральном округе',
  'north-caucasian': 'в Северо-Кавказском федеральном округе',
}

const PARTS: [Pick<RatingPath, 'tier' | 'range'>, string][] = [
  [{}, ''],
  [{ tier: 'low' }, '. Нижний сегмент'],
  [{ tier: 'middle' }, '. Средний сегмент'],
  [{ tier: 'high' }, '. Верхний сегмент'],
  [{ tier: 'premium' }, '. Премиум-сегмент'],
  [{ range: '1-200' }, '. Топ-200'],
  [{ range: '201-400' }, '. Места 201–400'],
  [{ tier: 'low', range: '1-200' }, '. Нижний сегмент. Топ-200'],
]
const YEARS = [undefined, 2019, 2020, 2021]

const EDITIONS: RatingPath[] = RATING_TYPES.flatMap(({ slug: type, shape }): RatingPath[] => {
  if (shape === 'cms') return []
  return shape === 'apps' ? APP_PLATFORMS.map(({ slug: platform }) => ({ type, platform })) : [{ type }]
})

const headingOf = (path: RatingPath) => ratingHeading(path).replaceAll('\u00a0', ' ')
const whomOf = ({ type, platform }: RatingPath) => WHOM[platform ? `${type}/${platform}` : type]

/** Every place of a kind in every rating, year and part, with its actual and expected heading. */
function combinations(slices: RatingPath['slice'][], sentence: (whom: string, slug: string) => string) {
  return EDITIONS.flatMap(edition =>
    slices.flatMap(slice =>
      YEARS.flatMap(year =>
        PARTS.map(([part, ending]) => ({
          heading: headingOf({ ...edition, slice, year, ...part }),
          expected: `${sentence(whomOf(edition) ?? '', slice?.slug ?? '')}${year ? ` ${year}` : ''}${ending}`,
        })),
      ),
    ),
  )
}

const wrong = (found: { heading: string; expected: string }[]) =>
  found.filter(({ heading, expected }) => heading !== expected)

describe('every combination of rating, place, year and part', () => {
  test('with a city uses the genitive of the city', () => {
    const slices = CITIES.map(({ slug }) => ({ kind: 'city' as const, slug }))
    const found = combinations(slices, (whom, city) => `Рейтинг ${whom} ${OF_CITY[city]}`)
    expect(found).toHaveLength(EDITIONS.length * CITIES.length * YEARS.length * PARTS.length)
    expect(wrong(found)).toEqual([])
  })

  test('with a country uses the genitive, except for Ukraine, which has the colon form', () => {
    const slices = COUNTRIES.map(({ slug }) => ({ kind: 'country' as const, slug }))
    const sentence = (whom: string, country: string) =>
      country === 'ukraine' ? `Украина: рейтинг ${whom}` : `Рейтинг ${whom} ${OF_COUNTRY[country]}`
    expect(wrong(combinations(slices, sentence))).toEqual([])
  })

  test('with a district uses the locative', () => {
    const slices = DISTRICTS.map(({ slug }) => ({ kind: 'district' as const, slug }))
    expect(wrong(combinations(slices, (whom, district) => `Рейтинг ${whom} ${IN_DISTRICT[district]}`))).toEqual([])
  })

  test('without a place names only the participants', () => {
    expect(wrong(combinations([undefined], whom => `Рейтинг ${whom}`))).toEqual([])
  })
})

describe('every possible heading', () => {
  const paths: RatingPath[] = [
    ...EDITIONS.flatMap(edition =>
      AGENCY_SLICES.flatMap(slice =>
        YEARS.flatMap(year => [
          { ...edition, slice, year },
          ...TIERS.map(({ slug: tier }) => ({ ...edition, slice, year, tier })),
          { ...edition, slice, year, range: placeRangeOf(1).slug },
          { ...edition, slice, year, tier: TIERS[0].slug, range: placeRangeOf(201).slug },
        ]),
      ),
    ),
    ...CMS_SLICES.map((slice): RatingPath => ({ type: 'cms', slice })),
    { type: 'cms' },
  ]
  const headings = paths.map(path => ratingHeading(path))

  test('is one sentence, then the tier and the places, without gaps, double spaces or stray punctuation', () => {
    expect(headings.length).toBeGreaterThan(15_000)
    const form =
      /^(?:Рейтинг|Украина: рейтинг) [^.]*[^.\s](?:\. (?:(?:Нижний|Средний|Верхний) сегмент|Премиум-сегмент|Топ-200))?(?:\. Места 201–400)?$/u
    const broken = /undefined|null|\[object|\s{2}|\s[,.:]|(?:^|\s)(\S+) \1(?:\s|$)| для [^.]* для /u
    expect(headings.filter(heading => !form.test(heading) || broken.test(heading))).toEqual([])
  })

  test('names the product once', () => {
    expect(headings.filter(heading => /(сайтов|порталов) для (?:\S+ )?\S*\1/u.test(heading))).toEqual([])
  })

  test('is unique', () => {
    expect(new Set(headings).size).toBe(headings.length)
  })

  test('never puts «в» or «во» before a genitive', () => {
    expect(headings.filter(heading => /\sво?\s(?!\S+ федеральном округе)/u.test(heading))).toEqual([])
  })
})
