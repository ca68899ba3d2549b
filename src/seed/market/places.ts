import { CITIES, type CitySlug } from '#domain/vocabulary/cities.ts'
import { CITY_CENTRES, cityCentre, type MapPoint } from '#domain/vocabulary/city-centres.ts'

type MarketCity = { share: number; priceLevel: number }

/** Relative share of agencies, and price level relative to Moscow. */
const PLACES: Record<string, MarketCity> = {
  moscow: { share: 430, priceLevel: 1 },
  'st-petersburg': { share: 132, priceLevel: 0.8 },
  yekaterinburg: { share: 46, priceLevel: 0.64 },
  novosibirsk: { share: 42, priceLevel: 0.6 },
  kazan: { share: 36, priceLevel: 0.6 },
  minsk: { share: 34, priceLevel: 0.66 },
  'nizhny-novgorod': { share: 30, priceLevel: 0.58 },
  krasnodar: { share: 30, priceLevel: 0.58 },
  'rostov-na-donu': { share: 26, priceLevel: 0.56 },
  samara: { share: 24, priceLevel: 0.56 },
  chelyabinsk: { share: 22, priceLevel: 0.54 },
  almaty: { share: 22, priceLevel: 0.62 },
  ufa: { share: 20, priceLevel: 0.54 },
  kyiv: { share: 18, priceLevel: 0.58 },
  krasnoyarsk: { share: 17, priceLevel: 0.54 },
  tyumen: { share: 16, priceLevel: 0.58 },
  omsk: { share: 15, priceLevel: 0.5 },
  volgograd: { share: 14, priceLevel: 0.5 },
  saratov: { share: 14, priceLevel: 0.5 },
  irkutsk: { share: 13, priceLevel: 0.54 },
  vladivostok: { share: 13, priceLevel: 0.6 },
  tula: { share: 13, priceLevel: 0.54 },
  barnaul: { share: 12, priceLevel: 0.48 },
  cheboksary: { share: 12, priceLevel: 0.48 },
  kirov: { share: 12, priceLevel: 0.48 },
  astana: { share: 12, priceLevel: 0.58 },
  vladimir: { share: 12, priceLevel: 0.5 },
  bryansk: { share: 12, priceLevel: 0.48 },
  kursk: { share: 12, priceLevel: 0.48 },
  gomel: { share: 10, priceLevel: 0.46 },
}

const ELSEWHERE: MarketCity = { share: 8, priceLevel: 0.5 }

export const placeOf = (city: string): MarketCity & MapPoint => ({
  ...(PLACES[city] ?? ELSEWHERE),
  ...(cityCentre(city) ?? CITY_CENTRES.moscow),
})

export const CITY_SHARES: readonly (readonly [CitySlug, number])[] = CITIES.map(city => [
  city.slug,
  placeOf(city.slug).share,
])
