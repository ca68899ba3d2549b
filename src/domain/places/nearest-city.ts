import type { CitySlug } from '../vocabulary/cities.ts'
import { CITY_CENTRES, type MapPoint } from '../vocabulary/city-centres.ts'
import { fromCentre } from './from-centre.ts'

// Beyond this a map centred on the city does not help.
const NEAR_KM = 60

/** The nearest city of the vocabulary; null when none is within 60 km. */
export function nearestCity(point: MapPoint): CitySlug | null {
  const distances = Object.entries(CITY_CENTRES).map(([city, centre]) => ({ city, km: fromCentre(centre, point).km }))
  const nearest = distances.sort((one, other) => one.km - other.km)[0]
  return nearest && nearest.km <= NEAR_KM ? (nearest.city as CitySlug) : null
}
