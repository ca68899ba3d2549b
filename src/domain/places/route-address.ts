import type { MapPoint } from '../vocabulary/city-centres.ts'

/** Directions to a point by public transport, in the maps service: a link, so nothing is loaded from there. */
export const routeAddress = ({ latitude, longitude }: MapPoint): string =>
  `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=mt`
