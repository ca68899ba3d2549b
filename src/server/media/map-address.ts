import { fromCentre, fromCentreWords } from '#domain/places/from-centre.ts'
import { cityCentre } from '#domain/vocabulary/city-centres.ts'

export interface OfficePoint {
  id: number
  city: string
  latitude: number | null
  longitude: number | null
}

/** A drawing by us and a picture of the maps service measure the same, so a key changes no layout. */
export const MAP_SIZE = { width: 640, height: 400 } as const
export const MAPS_HOST = 'https://static-maps.yandex.ru'
const STREETS_ZOOM = '16'

/** Where an office's map is: our own drawing, or a picture of the maps service for who has a key. */
export function mapOf({ id, city, latitude, longitude }: OfficePoint, mapsKey: string | undefined) {
  const centre = cityCentre(city)
  if (latitude === null || longitude === null || centre === null) return null
  const text = fromCentreWords(fromCentre(centre, { latitude, longitude }))
  const src = mapsKey ? serviceAddress(`${longitude},${latitude}`, mapsKey) : `/media/map/${id}.svg`
  return { src, ...MAP_SIZE, text }
}

// The key stands in every visitor's HTML: such keys are public and bound to the site's host at the service.
function serviceAddress(place: string, apikey: string): string {
  const { width, height } = MAP_SIZE
  const size = `${width},${height}`
  const query = new URLSearchParams({ lang: 'ru_RU', ll: place, z: STREETS_ZOOM, size, pt: `${place},pm2rdm`, apikey })
  return `${MAPS_HOST}/v1?${query}`
}
