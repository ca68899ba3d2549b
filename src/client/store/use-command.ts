import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import type { Answer, CallName, Params } from '#contract/index.ts'
import type { CallError } from '../api/call-failure.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { loadCall } from './load-call.ts'
import { callRequest, EMPTY_RECORD, type RemoteRecord, recordOf, remoteActions } from './remote.ts'

export interface CommandState<N extends CallName> {
  /** The last values sent, so that a form that failed can show them again. */
  typed: Readonly<Record<string, unknown>>
  response: Answer<N> | null
  isAjax: boolean
  isError: boolean
  /** Null when no response came; the form then shows its own text. */
  status: number | null
  message: string | null
  fields: Readonly<Record<string, string>>
  send: (params: Params<N>, transient?: Partial<Params<N>>) => void
  reset: () => void
}

const NOTHING = {}

/** A command and its remote record. A record about another subject (the previous agency) counts as empty. */
export function useCommand<N extends CallName>(name: N, subject: Partial<Params<N>>): CommandState<N> {
  const dispatch = useAppDispatch()
  const seen = useAppSelector(({ remote }) => {
    const { request, response, isAjax, isError, error } = recordAbout(recordOf(remote, name), subject)
    return {
      typed: (request ?? NOTHING) as Readonly<Record<string, unknown>>,
      response: isError || isAjax ? null : (response as Answer<N> | null),
      isAjax,
      isError,
      status: error?.status ?? null,
      message: error?.message ?? null,
      fields: fieldsOf(error),
    }
  }, shallowEqual)
  const send = useCallback(
    (params: Params<N>, transient?: Partial<Params<N>>) =>
      void dispatch(loadCall(callRequest(name, params), transient)),
    [dispatch, name],
  )
  const reset = useCallback(() => void dispatch(remoteActions.cleared([name])), [dispatch, name])
  return { ...seen, send, reset }
}

function recordAbout(record: RemoteRecord, subject: object): RemoteRecord {
  const request = record.request as Record<string, unknown> | null
  return request && Object.entries(subject).every(([key, value]) => request[key] === value) ? record : EMPTY_RECORD
}

/** The API's message for each field (contract/errors.ts). */
function fieldsOf(error: CallError | null): Readonly<Record<string, string>> {
  const data = error?.data as { error?: { fields?: Record<string, string> } } | null | undefined
  return data?.error?.fields ?? NOTHING
}
