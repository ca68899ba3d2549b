import type { UnknownAction } from 'redux'

/** Creates actions of one type; `match` narrows an unknown action to it. */
export interface ActionCreator<P> {
  (...payload: unknown extends P ? [] : [payload: P]): { type: string; payload: P }
  type: string
  match: (action: UnknownAction) => action is { type: string; payload: P }
}

export function createAction<P>(type: string): ActionCreator<P> {
  const create = (payload?: P) => ({ type, payload: payload as P })
  const match = (action: UnknownAction): action is { type: string; payload: P } => action.type === type
  return Object.assign(create, { type, match })
}

type PayloadOf<C> = C extends (state: never, payload: infer P) => unknown ? P : never

/**
 * Pure functions from state and payload to the next state, with an action for each. Replaces Redux Toolkit's
 * `createSlice`, whose drafts and freezing cost 5.5 KB in the browser (docs/decisions/0007-plain-redux.md).
 */
export function createSlice<S, C extends Record<string, (state: S, payload: never) => S>>(slice: {
  name: string
  initialState: S
  cases: C
}) {
  const { name, initialState, cases } = slice
  const names = Object.keys(cases) as (keyof C & string)[]
  const byType = new Map(names.map(key => [`${name}/${key}`, cases[key] as (state: S, payload: unknown) => S]))
  const actions = Object.fromEntries(names.map(key => [key, createAction(`${name}/${key}`)])) as unknown as {
    [K in keyof C]: ActionCreator<PayloadOf<C[K]>>
  }
  const reducer = (state: S = initialState, action: UnknownAction): S =>
    byType.get(action.type)?.(state, action.payload) ?? state
  return { name, reducer, actions, initialState }
}
