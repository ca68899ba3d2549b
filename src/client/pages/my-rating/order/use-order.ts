import { useEffect, useMemo, useRef, useState } from 'react'
import type { Answer } from '#contract/index.ts'
import type { Firmness } from '#ranking/own/firmness.ts'
import { formatWeights, type OwnWeights } from '#ranking/own/own-weights.ts'
import { loadChunk } from '../../../app/load-chunk.ts'
import { type OrderWorker, openOrderWorker } from './ask-worker.ts'
import { answerOrder, type NumberedPlace, type OrderAnswer } from './order-question.ts'

/** A longer list is ordered in the worker: on a slow phone it takes longer than a frame. */
const ROWS_IN_PAGE = 200
/** The thousand shifts wait for weights that rest. */
const REST_MS = 150

interface Ordered {
  order: readonly NumberedPlace[]
  /** Null while it is computed. */
  firmness: Firmness | null
}

/**
 * The rows in the order of one's own weights, again at each move of a weight and without a request. The first order is
 * computed on both sides by the same code, its firmness comes with the page.
 */
export function useOrder(
  rows: Answer<'rating-my'>['rows'],
  official: OwnWeights,
  own: OwnWeights,
  known: Firmness | null,
): Ordered {
  const [first] = useState(own)
  const [answer, setAnswer] = useState<OrderAnswer | null>(null)
  const [isLost, setIsLost] = useState(false)
  const worker = useRef<OrderWorker | null>(null)
  const addends = useMemo(() => rows.map(row => row.addends), [rows])
  const isFirst = isSame(own, first)
  const isLong = rows.length > ROWS_IN_PAGE && !isLost
  const inPage = isLong ? first : own
  const here = useMemo(() => answerOrder({ addends, official, own: inPage }), [addends, official, inPage])

  useEffect(() => {
    if (isFirst) return
    const ask = (isWhole: boolean) => {
      const question = { addends, official, own, isWhole }
      // Without a worker the page does its work, a little less smoothly.
      if (isLost) return loadChunk(loadAnswer).then(({ answerWhole }) => setAnswer(answerWhole(question)), ignore)
      try {
        worker.current ??= openOrderWorker(setAnswer, () => setIsLost(true))
        worker.current.ask(question)
      } catch {
        setIsLost(true)
      }
    }
    if (isLong) ask(false)
    const rest = setTimeout(ask, REST_MS, true)
    return () => clearTimeout(rest)
  }, [isFirst, isLost, isLong, addends, official, own])
  useEffect(() => () => worker.current?.stop(), [])

  const isAnswered = answer !== null && isSame(answer.own, own)
  return {
    order: isLong && !isFirst && answer ? answer.order : here,
    firmness: isFirst ? known : isAnswered ? answer.firmness : null,
  }
}

const loadAnswer = () => import('./answer-whole.ts')
/** The order is there all the same. */
const ignore = () => undefined

const isSame = (one: OwnWeights, other: OwnWeights): boolean => formatWeights(one) === formatWeights(other)
