import { useCallback } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import type { Answer, CallName, Params } from '#contract/index.ts'
import { loadCall } from './load-call.ts'
import type { AppDispatch, RootState } from './make-store.ts'
import { callRequest, recordKey, recordOf, responseFor } from './remote.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export interface CallState<N extends CallName> {
  /** The response to exactly these parameters, never one left over from another page. */
  response: Answer<N> | null
  isAjax: boolean
  isError: boolean
  message: string | null
  retry: () => void
}

/** Everything a block shows: the response, its loading state, or the failure with a retry. */
export function useCall<N extends CallName>(name: N, params: Params<N>): CallState<N> {
  const dispatch = useAppDispatch()
  const seen = useAppSelector(({ remote }) => {
    const { isAjax, isError, error } = recordOf(remote, recordKey(name, params))
    return { response: responseFor(remote, name, params), isAjax, isError, message: error?.message ?? null }
  }, shallowEqual)
  const retry = useCallback(() => dispatch(loadCall(callRequest(name, params))), [dispatch, name, params])
  return { ...seen, retry }
}
