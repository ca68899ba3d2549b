import { fromCentre, fromCentreText } from '#domain/places/from-centre.ts'
import { routeAddress } from '#domain/places/route-address.ts'
import { cityCentre } from '#domain/vocabulary/city-centres.ts'

export interface OfficePoint {
  city: string
  latitude: number | null
  longitude: number | null
}

const MAP_SIZE = { width: 640, height: 400 } as const
export const MAPS_HOST = 'https://static-maps.yandex.ru'
const STREETS_ZOOM = '16'

/** How to get to an office; the map itself only if the operator has a key of the maps service. */
export function wayTo({ city, latitude, longitude }: OfficePoint, mapsKey: string | undefined) {
  if (latitude === null || longitude === null) return { from_centre: null, route: null, map: null }
  const point = { latitude, longitude }
  const centre = cityCentre(city)
  return {
    from_centre: centre && fromCentreText(fromCentre(centre, point)),
    route: routeAddress(point),
    map: mapsKey ? { src: mapAddress(`${longitude},${latitude}`, mapsKey), ...MAP_SIZE } : null,
  }
}

// The key appears in the HTML: such keys are public, and the service restricts them to the site's host.
function mapAddress(place: string, apikey: string): string {
  const { width, height } = MAP_SIZE
  const size = `${width},${height}`
  const query = new URLSearchParams({ lang: 'ru_RU', ll: place, z: STREETS_ZOOM, size, pt: `${place},pm2rdm`, apikey })
  return `${MAPS_HOST}/v1?${query}`
}
