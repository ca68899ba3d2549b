import { formatNumber, NBSP } from '../numbers/numbers.ts'
import type { MapPoint } from '../vocabulary/city-centres.ts'

export interface FromCentre {
  km: number
  /** Clockwise from the north, in degrees, 0 to 360. */
  bearing: number
}

const EARTH_KM = 6371
// Too close for a direction to help.
const AT_CENTRE_KM = 0.3
const DIRECTIONS = [
  'северу',
  'северо-востоку',
  'востоку',
  'юго-востоку',
  'югу',
  'юго-западу',
  'западу',
  'северо-западу',
] as const

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Equirectangular approximation: within a city the curvature of the earth is negligible. */
export function fromCentre(centre: MapPoint, point: MapPoint): FromCentre {
  const north = EARTH_KM * radians(point.latitude - centre.latitude)
  const east = EARTH_KM * radians(point.longitude - centre.longitude) * Math.cos(radians(centre.latitude))
  const bearing = (Math.atan2(east, north) * 180) / Math.PI
  return { km: Math.hypot(north, east), bearing: (bearing + 360) % 360 }
}

/** «3,2 км к северо-западу от центра» */
export function fromCentreText({ km, bearing }: FromCentre): string {
  if (km < AT_CENTRE_KM) return 'В самом центре города'
  const direction = DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length]
  return `${formatNumber(km, km < 10 ? 1 : 0)}${NBSP}км к${NBSP}${direction} от${NBSP}центра`
}
