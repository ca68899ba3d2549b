import { useCallback } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import type { GROWING_LIST } from '#contract/call-facts.generated.ts'
import type { Answer, CallName, Params } from '#contract/index.ts'
import { loadCall } from './load-call.ts'
import type { AppDispatch, RootState } from './make-store.ts'
import { callRequest, recordKey, recordOf, remoteActions, responseFor } from './remote.ts'

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

type GrowingName = keyof typeof GROWING_LIST

interface GrowingState<N extends CallName> extends CallState<N> {
  /** Where the next page begins, or its number; null when the list is complete. */
  next: string | number | null
  /** Of «Показать ещё» (ui/growing-list): asks for the next page, or again for the first if that failed. */
  growth: Pick<CallState<N>, 'isAjax' | 'isError'> & { onMore: () => void; onStart: () => void }
}

/** An answer names its next page by a cursor or by a number. */
interface Following {
  next?: string | number | null
  next_page?: number | null
}

export function useGrowing<N extends GrowingName>(name: N, params: Params<N>): GrowingState<N> {
  const dispatch = useAppDispatch()
  const call = useCall(name, params)
  const { isAjax, isError, response } = call
  const { next = null, next_page: page = null } = (response ?? {}) as Following
  const following = { ...(next !== null && { next }), ...(page !== null && { page }) }
  const onMore = () => dispatch(loadCall(callRequest(name, { ...params, ...following })))
  // A list stored from its middle would pass for the one from the start.
  const onStart = () => dispatch(remoteActions.cleared([name]))
  return { ...call, next: next ?? page, growth: { isAjax, isError, onMore, onStart } }
}
