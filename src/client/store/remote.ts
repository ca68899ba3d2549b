import type { UnknownAction } from 'redux'
import { GROWING_LIST, KEPT_BY, KEPT_WHEN_EMPTY } from '#contract/call-facts.generated.ts'
import type { Answer, CallName, Params } from '#contract/index.ts'
import type { CallError } from '../api/call-failure.ts'
import { createAction } from './slice.ts'

/** Spec §3, the generic remote-data record. `answered` is the request that `response` belongs to. */
export interface RemoteRecord {
  response: unknown
  request: object | null
  answered: object | null
  isEmpty: boolean
  isAjax: boolean
  isError: boolean
  error: CallError | null
}

export type RemoteState = Readonly<Record<string, RemoteRecord>>

export interface CallRequest<N extends CallName = CallName> {
  name: N
  params: Params<N>
}

export const callRequest = <N extends CallName>(name: N, params: Params<N>): CallRequest =>
  ({ name, params }) as CallRequest

const started = createAction<{ name: CallName; request: object }>('remote/started')
const ended = createAction<{ name: CallName; request: object; response: unknown }>('remote/ended')
const failed = createAction<{ name: CallName; request: object; error: CallError }>('remote/failed')
const restored = createAction<RemoteState>('remote/restored')
/** Spec §4: blocks return to their initial state. */
const cleared = createAction<readonly CallName[]>('remote/cleared')
export const remoteActions = { started, ended, failed, restored, cleared }

export const EMPTY_RECORD: RemoteRecord = {
  response: null,
  request: null,
  answered: null,
  isEmpty: true,
  isAjax: false,
  isError: false,
  error: null,
}

/** A request that differs only in one of these asks for more of the same list. */
const CHANGEABLE = ['page', 'next'] as const

const growingListOf = (name: CallName): string | undefined => (GROWING_LIST as Partial<Record<CallName, string>>)[name]
/** Spec §4: an empty result of reviews, also of a later page, is marked and keeps the price ranges the visitor chose from. */
const keptPartOf = (name: CallName): string | undefined => (KEPT_WHEN_EMPTY as Partial<Record<CallName, string>>)[name]

export function remoteReducer(state: RemoteState = {}, action: UnknownAction): RemoteState {
  if (started.match(action)) {
    const { name, request } = action.payload
    const key = recordKey(name, request)
    return { ...state, [key]: { ...recordOf(state, key), request, isAjax: true, isError: false, error: null } }
  }
  if (ended.match(action)) {
    const { name, request, response } = action.payload
    const key = recordKey(name, request)
    const record = recordOf(state, key)
    if (!isAwaited(record, request)) return state
    const isNext = continues(record.answered, request)
    const whole = isNext ? append(name, record.response, response) : response
    const isEmpty = keptPartOf(name) !== undefined && listIn(name, response).length === 0
    const kept = isEmpty ? withKept(name, record.response, whole) : whole
    return { ...state, [key]: { ...EMPTY_RECORD, response: kept, request, answered: request, isEmpty } }
  }
  if (failed.match(action)) {
    const { name, request, error } = action.payload
    const key = recordKey(name, request)
    const record = recordOf(state, key)
    if (!isAwaited(record, request)) return state
    return { ...state, [key]: { ...record, request, isAjax: false, isError: true, error } }
  }
  if (restored.match(action)) return action.payload
  if (cleared.match(action)) {
    const names: readonly string[] = action.payload
    return Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)))
  }
  return state
}

/** Rolls every record back to its last response, so that requests pending or failed when the page was left can be repeated. */
export function settledState(state: RemoteState): RemoteState {
  const settled = ({ response, answered, isEmpty }: RemoteRecord): RemoteRecord => ({
    ...EMPTY_RECORD,
    ...{ response, answered, isEmpty, request: answered },
  })
  return Object.fromEntries(Object.entries(state).map(([name, record]) => [name, settled(record)]))
}

/** A call has one record, or one for each subject if pages show several side by side. */
export function recordKey(name: CallName, request: object): string {
  const by = (KEPT_BY as Partial<Record<CallName, string>>)[name]
  return by === undefined ? name : `${name} ${(request as Record<string, unknown>)[by]}`
}

export const recordOf = (state: RemoteState, name: string): RemoteRecord => state[name] ?? EMPTY_RECORD

/** Whether the stored response is of the list last requested, though perhaps not all of it. */
export const isOfSameList = ({ answered, request }: RemoteRecord): boolean =>
  answered !== null && request !== null && isSame(subjectOf(answered), subjectOf(request))

/**
 * Spec §4: ask again only when the request changed, or the record is empty and neither loading nor failed. Another page
 * counts as the same request for a growing list, and as a new one elsewhere.
 */
export function shouldAsk(record: RemoteRecord, { name, params }: CallRequest): boolean {
  if (record.request === null) return true
  const subject = (request: object) => (growingListOf(name) ? subjectOf(request) : request)
  if (!isSame(subject(record.request), subject(params))) return true
  // An empty later page leaves a list that is whole.
  const isWhole = record.response !== null && listIn(name, record.response).length > 0
  return record.isEmpty && !isWhole && !record.isAjax && !record.isError
}

/** Whether the request continues the stored list; one without a page restarts it. */
export function continues(answered: object | null, request: object): boolean {
  if (answered === null || isSame(answered, request)) return false
  return CHANGEABLE.some(key => key in request) && isSame(subjectOf(answered), subjectOf(request))
}

/** The stored response, if it answers these parameters. */
export function responseFor<N extends CallName>(
  state: RemoteState,
  name: N,
  params: Partial<Params<N>>,
): Answer<N> | null {
  const { answered, response } = recordOf(state, recordKey(name, params))
  if (answered === null) return null
  const matches = Object.entries(params).every(([key, value]) => (answered as Record<string, unknown>)[key] === value)
  return matches ? (response as Answer<N>) : null
}

/** Drops responses to superseded requests and duplicates. */
function isAwaited(record: RemoteRecord, request: object): boolean {
  return record.isAjax && record.request !== null && isSame(record.request, request)
}

function append(name: CallName, earlier: unknown, later: unknown): unknown {
  const list = growingListOf(name)
  return list ? { ...(later as object), [list]: [...listIn(name, earlier), ...listIn(name, later)] } : later
}

const listIn = (name: CallName, response: unknown): unknown[] =>
  (response as Record<string, unknown[]>)[growingListOf(name) ?? ''] ?? []

function withKept(name: CallName, earlier: unknown, later: unknown): unknown {
  const key = keptPartOf(name) ?? ''
  const kept = (earlier as Record<string, unknown> | null)?.[key]
  return kept === undefined ? later : { ...(later as object), [key]: kept }
}

function subjectOf(request: object): object {
  return Object.fromEntries(Object.entries(request).filter(([key]) => !(CHANGEABLE as readonly string[]).includes(key)))
}

function isSame(one: object, other: object): boolean {
  const pairs = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return one === other || pairs(one) === pairs(other)
}
