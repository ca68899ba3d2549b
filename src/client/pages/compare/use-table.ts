import { useState } from 'react'
import type { Answer, Params } from '#contract/index.ts'
import { useCall } from '../../store/hooks.ts'

const CALL = 'agency-compare-by-table'

export type CompareTable = Answer<typeof CALL>
export type CompareRow = CompareTable['groups'][number]['rows'][number]

/** Keeps the previous table while the next one loads, so that focus is not lost. */
export function useTable(params: Params<typeof CALL>) {
  const { response, isError, retry } = useCall(CALL, params)
  const [last, setLast] = useState(response)
  if (response !== null && response !== last) setLast(response)
  return { table: response ?? last, isError, retry }
}
