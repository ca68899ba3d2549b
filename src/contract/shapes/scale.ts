import Type, { type Static } from 'typebox'
import { Nullable } from './strict.ts'

export const ScalePosition = Type.Number({ description: 'От 0 до 1 вдоль оси' })

export const ScaleTick = Type.Object({
  at: ScalePosition,
  isMajor: Type.Boolean(),
  label: Type.Optional(Type.String()),
})
export type ScaleTick = Static<typeof ScaleTick>

/** The middle half and the median as positions; null while there are too few values. */
export const ScaleMiddle = Nullable(Type.Object({ low: ScalePosition, median: ScalePosition, high: ScalePosition }))

/** One value among those of its kind. */
export const ScalePeers = Type.Object({
  text: Type.String({ description: 'Само значение: «1,7 млн ₽», «6 месяцев»' }),
  note: Type.String({ description: 'Среди чего: «Брендинг: 44 проекта агентства»' }),
  ticks: Type.Array(ScaleTick),
  dots: Type.Array(Type.Object({ at: ScalePosition, title: Type.String() })),
  own: ScalePosition,
})
export type ScalePeers = Static<typeof ScalePeers>

export const PriceSpread = Type.Object({
  p10: Type.Integer(),
  low: Type.Integer({ description: 'Первый квартиль, рублей' }),
  median: Type.Integer(),
  high: Type.Integer({ description: 'Третий квартиль' }),
  p90: Type.Integer(),
})
export type PriceSpread = Static<typeof PriceSpread>

export const ScaleDot = Type.Object({ at: ScalePosition, title: Type.String() })
export type ScaleDot = Static<typeof ScaleDot>
