import { describe, expect, test } from 'vitest'
import { fromCentre, fromCentreText } from './from-centre.ts'

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 }
const words = (north: number, east: number) => {
  const point = { latitude: MOSCOW.latitude + north / 111.2, longitude: MOSCOW.longitude + east / 62.6 }
  return fromCentreText(fromCentre(MOSCOW, point)).replaceAll('\u00a0', ' ')
}

describe('distance and direction of an office', () => {
  test.each([
    [3.2, 0, '3,2 км к северу от центра'],
    [2, 2, '2,8 км к северо-востоку от центра'],
    [0, 5, '5 км к востоку от центра'],
    [-2, 2, '2,8 км к юго-востоку от центра'],
    [-5, 0, '5 км к югу от центра'],
    [-2, -2, '2,8 км к юго-западу от центра'],
    [0, -5, '5 км к западу от центра'],
    [12, -12, '17 км к северо-западу от центра'],
    [5, -0.1, '5 км к северу от центра'],
    [0.1, 0.1, 'В самом центре города'],
  ])('%s km north and %s km east: %s', (north, east, text) => {
    expect(words(north, east)).toBe(text)
  })
})

test('a degree of longitude is shorter at higher latitudes', () => {
  const aside = ({ latitude, longitude }: typeof MOSCOW) =>
    fromCentre({ latitude, longitude }, { latitude, longitude: longitude + 1 }).km
  expect(aside(MOSCOW)).toBeCloseTo(62.6, 0)
  expect(aside({ latitude: 0, longitude: 0 })).toBeCloseTo(111.2, 0)
})
