import { firmnessOf } from '#ranking/own/firmness.ts'
import { answerOrder, type OrderAnswer, type OrderQuestion } from './order-question.ts'

/** The order with its firmness: the work of the worker, whose code the page itself loads only without one. */
export function answerWhole({ addends, official, own, isWhole }: OrderQuestion): OrderAnswer {
  const rows = addends.map(each => ({ addends: each }))
  return {
    own,
    order: answerOrder({ addends, official, own }),
    firmness: isWhole ? firmnessOf(rows, official, own) : null,
  }
}
