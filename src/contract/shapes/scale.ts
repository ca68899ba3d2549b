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
