import { NBSP } from '../numbers/numbers.ts'

/** How soon the editors answer a message, as /rules/ promises. */
export const ANSWER_TIME = `5${NBSP}рабочих дней`
