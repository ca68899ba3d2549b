import { fromCentre, fromCentreText } from '#domain/places/from-centre.ts'
import { cityCentre } from '#domain/vocabulary/city-centres.ts'

export interface OfficePoint {
  id: number
  city: string
  latitude: number | null
  longitude: number | null
}

/** Our drawings and the maps service's images have the same size, so a key does not change the layout. */
export const MAP_SIZE = { width: 640, height: 400 } as const
export const MAPS_HOST = 'https://static-maps.yandex.ru'
const STREETS_ZOOM = '16'

/** Our own drawing, or an image of the maps service if the operator has a key. */
export function mapOf({ id, city, latitude, longitude }: OfficePoint, mapsKey: string | undefined) {
  const centre = cityCentre(city)
  if (latitude === null || longitude === null || centre === null) return null
  const text = fromCentreText(fromCentre(centre, { latitude, longitude }))
  const src = mapsKey ? serviceAddress(`${longitude},${latitude}`, mapsKey) : `/media/map/${id}.svg`
  return { src, ...MAP_SIZE, text }
}

// The key appears in the HTML: such keys are public, and the service restricts them to the site's host.
function serviceAddress(place: string, apikey: string): string {
  const { width, height } = MAP_SIZE
  const size = `${width},${height}`
  const query = new URLSearchParams({ lang: 'ru_RU', ll: place, z: STREETS_ZOOM, size, pt: `${place},pm2rdm`, apikey })
  return `${MAPS_HOST}/v1?${query}`
}
