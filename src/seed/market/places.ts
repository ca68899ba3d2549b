import { CITIES, type CitySlug } from '#domain/vocabulary/cities.ts'

type MarketCity = { share: number; priceLevel: number; latitude: number; longitude: number }

/** Share of the market's agencies (relative), price level against Moscow, and the centre on a map. */
const PLACES: Record<string, MarketCity> = {
  moscow: { share: 430, priceLevel: 1, latitude: 55.7558, longitude: 37.6173 },
  'st-petersburg': { share: 132, priceLevel: 0.8, latitude: 59.9386, longitude: 30.3141 },
  yekaterinburg: { share: 46, priceLevel: 0.64, latitude: 56.8389, longitude: 60.6057 },
  novosibirsk: { share: 42, priceLevel: 0.6, latitude: 55.0302, longitude: 82.9204 },
  kazan: { share: 36, priceLevel: 0.6, latitude: 55.7963, longitude: 49.1064 },
  minsk: { share: 34, priceLevel: 0.66, latitude: 53.9023, longitude: 27.5619 },
  'nizhny-novgorod': { share: 30, priceLevel: 0.58, latitude: 56.3269, longitude: 44.0059 },
  krasnodar: { share: 30, priceLevel: 0.58, latitude: 45.0355, longitude: 38.9753 },
  'rostov-na-donu': { share: 26, priceLevel: 0.56, latitude: 47.2225, longitude: 39.7187 },
  samara: { share: 24, priceLevel: 0.56, latitude: 53.1959, longitude: 50.1002 },
  chelyabinsk: { share: 22, priceLevel: 0.54, latitude: 55.1599, longitude: 61.4026 },
  almaty: { share: 22, priceLevel: 0.62, latitude: 43.2383, longitude: 76.9453 },
  ufa: { share: 20, priceLevel: 0.54, latitude: 54.7355, longitude: 55.9587 },
  kyiv: { share: 18, priceLevel: 0.58, latitude: 50.4501, longitude: 30.5234 },
  krasnoyarsk: { share: 17, priceLevel: 0.54, latitude: 56.0153, longitude: 92.8932 },
  tyumen: { share: 16, priceLevel: 0.58, latitude: 57.153, longitude: 65.5343 },
  omsk: { share: 15, priceLevel: 0.5, latitude: 54.9893, longitude: 73.3682 },
  volgograd: { share: 14, priceLevel: 0.5, latitude: 48.708, longitude: 44.5133 },
  saratov: { share: 14, priceLevel: 0.5, latitude: 51.5336, longitude: 46.0343 },
  irkutsk: { share: 13, priceLevel: 0.54, latitude: 52.2864, longitude: 104.305 },
  vladivostok: { share: 13, priceLevel: 0.6, latitude: 43.1155, longitude: 131.8855 },
  tula: { share: 13, priceLevel: 0.54, latitude: 54.1931, longitude: 37.6173 },
  barnaul: { share: 12, priceLevel: 0.48, latitude: 53.3474, longitude: 83.7783 },
  cheboksary: { share: 12, priceLevel: 0.48, latitude: 56.1439, longitude: 47.2489 },
  kirov: { share: 12, priceLevel: 0.48, latitude: 58.6036, longitude: 49.668 },
  astana: { share: 12, priceLevel: 0.58, latitude: 51.1694, longitude: 71.4491 },
  vladimir: { share: 12, priceLevel: 0.5, latitude: 56.1291, longitude: 40.4066 },
  bryansk: { share: 12, priceLevel: 0.48, latitude: 53.2434, longitude: 34.3637 },
  kursk: { share: 12, priceLevel: 0.48, latitude: 51.7304, longitude: 36.1926 },
  gomel: { share: 10, priceLevel: 0.46, latitude: 52.4345, longitude: 30.9754 },
}

const ELSEWHERE: MarketCity = { share: 8, priceLevel: 0.5, latitude: 55.7558, longitude: 37.6173 }

export const placeOf = (city: string): MarketCity => PLACES[city] ?? ELSEWHERE

export const CITY_SHARES: readonly (readonly [CitySlug, number])[] = CITIES.map(city => [
  city.slug,
  placeOf(city.slug).share,
])
