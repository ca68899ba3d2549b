import { callErrorOf } from '../api/call-failure.ts'
import type { AppThunk } from './make-store.ts'
import { type CallRequest, recordOf, remoteActions, shouldAsk } from './remote.ts'

/** Asks, whatever is known already: «Показать ещё», «Повторить». What is `unkept` is sent and not remembered: files. */
export const loadCall =
  ({ name, params }: CallRequest, unkept?: object): AppThunk<Promise<void>> =>
  async (dispatch, _, { api }) => {
    dispatch(remoteActions.started({ name, request: params }))
    try {
      dispatch(
        remoteActions.ended({ name, request: params, response: await api(name, { ...params, ...unkept } as never) }),
      )
    } catch (error) {
      dispatch(remoteActions.failed({ name, request: params, error: callErrorOf(error) }))
    }
  }

/** Asks only for what is not there yet, all at once. */
export const loadCalls =
  (requests: readonly CallRequest[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { remote } = getState()
    const needed = requests.filter(request => shouldAsk(recordOf(remote, request.name), request))
    await Promise.all(needed.map(request => dispatch(loadCall(request))))
  }
