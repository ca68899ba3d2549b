import { describe, expect, test } from 'vitest'
import {
  callRequest,
  type RemoteState,
  recordKey,
  recordOf,
  remoteActions,
  remoteReducer,
  responseFor,
  shouldAsk,
} from './remote.ts'

describe('records of a call that pages show several times', () => {
  const CHART = '/v2/digitalStats/charts/{id}'
  const started = (request: object) => remoteActions.started({ name: CHART, request })
  const ended = (request: object, response: unknown) => remoteActions.ended({ name: CHART, request, response })

  test('are kept side by side, each with its own answer', () => {
    const [one, other] = [{ id: 'tenders' }, { id: 'searches' }]
    const state = [started(one), started(other), ended(other, 2), ended(one, 1)].reduce<RemoteState>(remoteReducer, {})
    expect([one, other].map(params => responseFor(state, CHART, params))).toEqual([1, 2])
    expect(responseFor(state, CHART, { id: 'rating-views' })).toBeNull()
  })

  test('an agency opened before is known by its name and not asked for again', () => {
    const name = 'agency-header' as const
    const [north, south] = [{ agency: 'north' }, { agency: 'south' }]
    const answered = (request: object, response: unknown) => [
      remoteActions.started({ name, request }),
      remoteActions.ended({ name, request, response }),
    ]
    const state = [...answered(north, 'North'), ...answered(south, 'South')].reduce<RemoteState>(remoteReducer, {})
    expect(Object.keys(state)).toEqual(['agency-header north', 'agency-header south'])
    expect([north, south].map(params => responseFor(state, name, params))).toEqual(['North', 'South'])
    expect(shouldAsk(recordOf(state, recordKey(name, north)), callRequest(name, north))).toBe(false)
  })

  test('follow their own choices', () => {
    const [all, kazan] = [{ id: 'tenders' }, { id: 'tenders', region: 'kazan' }]
    const state = [started(all), ended(all, 1), started(kazan), ended(kazan, 2)].reduce<RemoteState>(remoteReducer, {})
    expect(responseFor(state, CHART, kazan)).toBe(2)
    expect(shouldAsk(recordOf(state, recordKey(CHART, all)), callRequest(CHART, all))).toBe(true)
  })
})
