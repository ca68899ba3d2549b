import type { CitySlug } from './cities.ts'

export interface MapPoint {
  latitude: number
  longitude: number
}

/** The origin of distances within a city: its main square or post office. */
export const CITY_CENTRES: Readonly<Record<CitySlug, MapPoint>> = {
  moscow: { latitude: 55.7558, longitude: 37.6173 },
  'st-petersburg': { latitude: 59.9386, longitude: 30.3141 },
  yekaterinburg: { latitude: 56.8389, longitude: 60.6057 },
  novosibirsk: { latitude: 55.0302, longitude: 82.9204 },
  kazan: { latitude: 55.7963, longitude: 49.1064 },
  minsk: { latitude: 53.9023, longitude: 27.5619 },
  'nizhny-novgorod': { latitude: 56.3269, longitude: 44.0059 },
  krasnodar: { latitude: 45.0355, longitude: 38.9753 },
  'rostov-na-donu': { latitude: 47.2225, longitude: 39.7187 },
  samara: { latitude: 53.1959, longitude: 50.1002 },
  chelyabinsk: { latitude: 55.1599, longitude: 61.4026 },
  almaty: { latitude: 43.2383, longitude: 76.9453 },
  ufa: { latitude: 54.7355, longitude: 55.9587 },
  kyiv: { latitude: 50.4501, longitude: 30.5234 },
  krasnoyarsk: { latitude: 56.0153, longitude: 92.8932 },
  tyumen: { latitude: 57.153, longitude: 65.5343 },
  omsk: { latitude: 54.9893, longitude: 73.3682 },
  volgograd: { latitude: 48.708, longitude: 44.5133 },
  saratov: { latitude: 51.5336, longitude: 46.0343 },
  irkutsk: { latitude: 52.2864, longitude: 104.305 },
  vladivostok: { latitude: 43.1155, longitude: 131.8855 },
  tula: { latitude: 54.1931, longitude: 37.6173 },
  barnaul: { latitude: 53.3474, longitude: 83.7783 },
  cheboksary: { latitude: 56.1439, longitude: 47.2489 },
  kirov: { latitude: 58.6036, longitude: 49.668 },
  astana: { latitude: 51.1694, longitude: 71.4491 },
  vladimir: { latitude: 56.1291, longitude: 40.4066 },
  bryansk: { latitude: 53.2434, longitude: 34.3637 },
  kursk: { latitude: 51.7304, longitude: 36.1926 },
  gomel: { latitude: 52.4345, longitude: 30.9754 },
}

export const cityCentre = (city: string): MapPoint | null =>
  Object.hasOwn(CITY_CENTRES, city) ? CITY_CENTRES[city as CitySlug] : null
