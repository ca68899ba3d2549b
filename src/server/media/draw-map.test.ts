import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CITY_CENTRES } from '#domain/vocabulary/city-centres.ts'
import { drawMap } from './draw-map.ts'
import { MAP_SIZE, mapOf } from './map-address.ts'

const { moscow } = CITY_CENTRES
const at = (north: number, east: number) => ({
  latitude: moscow.latitude + north / 111.2,
  longitude: moscow.longitude + east / 62.6,
})
const pinOf = (svg: string) => /translate\(([\d.]+) ([\d.]+)\)"><path d="M0 0C/.exec(svg)?.slice(1).map(Number) ?? []
const textsIn = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text)

describe('the drawing of an office’s location', () => {
  test('north is up and east is right', () => {
    const [x = 0, y = 0] = pinOf(drawMap(moscow, at(4, 0), 'Москва'))
    expect([x, y < MAP_SIZE.height / 2]).toEqual([MAP_SIZE.width / 2, true])
    const [east = 0] = pinOf(drawMap(moscow, at(0, 4), 'Москва'))
    expect(east).toBeGreaterThan(MAP_SIZE.width / 2)
  })

  test.each([0, 0.2, 1.2, 4, 17, 60, 400])('an office %s km away is inside the drawing', km => {
    const [x = 0, y = 0] = pinOf(drawMap(moscow, at(km / Math.SQRT2, -km / Math.SQRT2), 'Москва'))
    expect(x).toBeGreaterThan(20)
    expect(y).toBeGreaterThan(44)
  })

  test('distances on the rings match the scale', () => {
    expect(textsIn(drawMap(moscow, at(0, 4), 'Москва')).map(text => text.replace('\u00a0', ' '))).toEqual([
      '3 км',
      '6 км',
      'Центр: Москва',
      'север',
      '3 км',
    ])
  })

  test('its colours are design tokens', () => {
    const tokens = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8')
    for (const colour of ['#f5f5f1', '#1b1e22', '#15171c', '#f3f2ee', '#464a53', '#bfc1c4', '#de3516', '#ff6b4a']) {
      expect(tokens).toContain(colour)
      expect(drawMap(moscow, at(1, 1), 'Москва')).toContain(colour)
    }
  })
})

describe('the address of a map', () => {
  const office = { id: 7, city: 'moscow', latitude: 55.77, longitude: 37.58 }

  test('is our own drawing without a key', () => {
    expect(mapOf(office, undefined)?.src).toBe('/media/map/7.svg')
  })

  test('is an image of the maps service with a key', () => {
    const address = new URL(mapOf(office, 'key-12345')?.src ?? '')
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

  test('comes with a text alternative', () => {
    expect(mapOf(office, undefined)?.text.replaceAll('\u00a0', ' ')).toBe('2,8 км к северо-западу от центра')
  })

  test.each([
    ['without coordinates', { ...office, latitude: null }],
    ['in a city whose centre is unknown', { ...office, city: 'nowhere' }],
  ])('is null for an office %s', (_, point) => {
    expect(mapOf(point, undefined)).toBeNull()
  })
})
