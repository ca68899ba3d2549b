import type { CountrySlug } from './countries.ts'
import type { DistrictSlug } from './districts.ts'
import { lookupById, lookupBySlug } from './lookup.ts'

type CityRow = {
  // Stands in filter addresses (`cities`): never renumber, only add.
  id: number
  slug: string
  country: CountrySlug
  district: DistrictSlug | null
  title: string
  // Cases are written out: Russian place names follow no rule that is safe to code.
  inPlace: string
  genitive: string
}

export const CITIES = [
  {
    id: 1,
    slug: 'moscow',
    country: 'russia',
    district: 'central',
    title: 'Москва',
    inPlace: 'в Москве',
    genitive: 'Москвы',
  },
  {
    id: 2,
    slug: 'st-petersburg',
    country: 'russia',
    district: 'northwest',
    title: 'Санкт-Петербург',
    inPlace: 'в Санкт-Петербурге',
    genitive: 'Санкт-Петербурга',
  },
  { id: 3, slug: 'minsk', country: 'belarus', district: null, title: 'Минск', inPlace: 'в Минске', genitive: 'Минска' },
  {
    id: 4,
    slug: 'kazan',
    country: 'russia',
    district: 'volga',
    title: 'Казань',
    inPlace: 'в Казани',
    genitive: 'Казани',
  },
  {
    id: 5,
    slug: 'samara',
    country: 'russia',
    district: 'volga',
    title: 'Самара',
    inPlace: 'в Самаре',
    genitive: 'Самары',
  },
  {
    id: 6,
    slug: 'saratov',
    country: 'russia',
    district: 'volga',
    title: 'Саратов',
    inPlace: 'в Саратове',
    genitive: 'Саратова',
  },
  {
    id: 7,
    slug: 'novosibirsk',
    country: 'russia',
    district: 'siberian',
    title: 'Новосибирск',
    inPlace: 'в Новосибирске',
    genitive: 'Новосибирска',
  },
  {
    id: 8,
    slug: 'yekaterinburg',
    country: 'russia',
    district: 'ural',
    title: 'Екатеринбург',
    inPlace: 'в Екатеринбурге',
    genitive: 'Екатеринбурга',
  },
  {
    id: 9,
    slug: 'nizhny-novgorod',
    country: 'russia',
    district: 'volga',
    title: 'Нижний Новгород',
    inPlace: 'в Нижнем Новгороде',
    genitive: 'Нижнего Новгорода',
  },
  {
    id: 10,
    slug: 'rostov-na-donu',
    country: 'russia',
    district: 'southern',
    title: 'Ростов-на-Дону',
    inPlace: 'в Ростове-на-Дону',
    genitive: 'Ростова-на-Дону',
  },
  {
    id: 11,
    slug: 'krasnodar',
    country: 'russia',
    district: 'southern',
    title: 'Краснодар',
    inPlace: 'в Краснодаре',
    genitive: 'Краснодара',
  },
  {
    id: 12,
    slug: 'barnaul',
    country: 'russia',
    district: 'siberian',
    title: 'Барнаул',
    inPlace: 'в Барнауле',
    genitive: 'Барнаула',
  },
  {
    id: 13,
    slug: 'bryansk',
    country: 'russia',
    district: 'central',
    title: 'Брянск',
    inPlace: 'в Брянске',
    genitive: 'Брянска',
  },
  {
    id: 14,
    slug: 'cheboksary',
    country: 'russia',
    district: 'volga',
    title: 'Чебоксары',
    inPlace: 'в Чебоксарах',
    genitive: 'Чебоксар',
  },
  {
    id: 15,
    slug: 'chelyabinsk',
    country: 'russia',
    district: 'ural',
    title: 'Челябинск',
    inPlace: 'в Челябинске',
    genitive: 'Челябинска',
  },
  {
    id: 16,
    slug: 'irkutsk',
    country: 'russia',
    district: 'siberian',
    title: 'Иркутск',
    inPlace: 'в Иркутске',
    genitive: 'Иркутска',
  },
  {
    id: 17,
    slug: 'kirov',
    country: 'russia',
    district: 'volga',
    title: 'Киров',
    inPlace: 'в Кирове',
    genitive: 'Кирова',
  },
  {
    id: 18,
    slug: 'krasnoyarsk',
    country: 'russia',
    district: 'siberian',
    title: 'Красноярск',
    inPlace: 'в Красноярске',
    genitive: 'Красноярска',
  },
  {
    id: 19,
    slug: 'kursk',
    country: 'russia',
    district: 'central',
    title: 'Курск',
    inPlace: 'в Курске',
    genitive: 'Курска',
  },
  {
    id: 20,
    slug: 'omsk',
    country: 'russia',
    district: 'siberian',
    title: 'Омск',
    inPlace: 'в Омске',
    genitive: 'Омска',
  },
  { id: 21, slug: 'tula', country: 'russia', district: 'central', title: 'Тула', inPlace: 'в Туле', genitive: 'Тулы' },
  {
    id: 22,
    slug: 'tyumen',
    country: 'russia',
    district: 'ural',
    title: 'Тюмень',
    inPlace: 'в Тюмени',
    genitive: 'Тюмени',
  },
  { id: 23, slug: 'ufa', country: 'russia', district: 'volga', title: 'Уфа', inPlace: 'в Уфе', genitive: 'Уфы' },
  {
    id: 24,
    slug: 'vladimir',
    country: 'russia',
    district: 'central',
    title: 'Владимир',
    inPlace: 'во Владимире',
    genitive: 'Владимира',
  },
  {
    id: 25,
    slug: 'vladivostok',
    country: 'russia',
    district: 'far-east',
    title: 'Владивосток',
    inPlace: 'во Владивостоке',
    genitive: 'Владивостока',
  },
  {
    id: 26,
    slug: 'volgograd',
    country: 'russia',
    district: 'southern',
    title: 'Волгоград',
    inPlace: 'в Волгограде',
    genitive: 'Волгограда',
  },
] as const satisfies readonly CityRow[]

export type City = (typeof CITIES)[number]
export type CitySlug = City['slug']

export const cityBySlug = lookupBySlug<City>(CITIES)
export const cityById = lookupById<City>(CITIES)
