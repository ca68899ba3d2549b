import { expect, test } from 'vitest'
import { wayTo } from './map-address.ts'

const OFFICE = { city: 'moscow', latitude: 55.77, longitude: 37.58 }

test('without a key of the maps service there are directions but no map', () => {
  const { map, from_centre, route } = wayTo(OFFICE, undefined)
  expect(map).toBeNull()
  expect(from_centre?.replaceAll('\u00a0', ' ')).toBe('2,8 км к северо-западу от центра')
  expect(route).toBe('https://yandex.ru/maps/?rtext=~55.77,37.58&rtt=mt')
})

test('with a key the map is a picture of the maps service', () => {
  const address = new URL(wayTo(OFFICE, 'key-12345').map?.src ?? '')
  expect(address.origin + address.pathname).toBe('https://static-maps.yandex.ru/v1')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'ru_RU',
    ll: '37.58,55.77',
    pt: '37.58,55.77,pm2rdm',
    size: '640,400',
    z: '16',
    apikey: 'key-12345',
  })
})

test('an office without coordinates has neither way nor map', () => {
  expect(wayTo({ ...OFFICE, latitude: null }, 'key-12345')).toEqual({ from_centre: null, route: null, map: null })
})

test('a city with an unknown centre gets the route only', () => {
  expect(wayTo({ ...OFFICE, city: 'nowhere' }, undefined)).toMatchObject({ from_centre: null, map: null })
})
