import type { Firmness } from '#ranking/own/firmness.ts'
import { orderByWeights } from '#ranking/own/own-order.ts'
import type { OwnWeights } from '#ranking/own/own-weights.ts'

/** What the page asks its worker; rows travel as their addends alone. */
export interface OrderQuestion {
  addends: readonly (readonly number[])[]
  official: OwnWeights
  own: OwnWeights
  /** Dragging asks for the order only. */
  isWhole: boolean
}

export interface NumberedPlace {
  /** Of the row in the official order. */
  nth: number
  place: number
  score: number
  addends: readonly number[]
}

export interface OrderAnswer {
  own: OwnWeights
  order: readonly NumberedPlace[]
  firmness: Firmness | null
}

export function answerOrder({ addends, official, own }: Omit<OrderQuestion, 'isWhole'>): NumberedPlace[] {
  const rows = addends.map((each, nth) => ({ addends: each, nth }))
  return orderByWeights(rows, official, own).map(({ row, ...place }) => ({ ...place, nth: row.nth }))
}
