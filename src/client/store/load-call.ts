import { callErrorOf } from '../api/call-failure.ts'
import type { AppThunk } from './make-store.ts'
import { type CallRequest, recordKey, recordOf, remoteActions, shouldAsk } from './remote.ts'

/** Sends the call even if its response is known («Показать ещё», «Повторить»). `transient` values (files) are sent but not stored. */
export const loadCall =
  ({ name, params }: CallRequest, transient?: object): AppThunk<Promise<void>> =>
  async (dispatch, _, { api }) => {
    dispatch(remoteActions.started({ name, request: params }))
    try {
      dispatch(
        remoteActions.ended({ name, request: params, response: await api(name, { ...params, ...transient } as never) }),
      )
    } catch (error) {
      dispatch(remoteActions.failed({ name, request: params, error: callErrorOf(error) }))
    }
  }

/** Loads in parallel whatever is missing. */
export const loadCalls =
  (requests: readonly CallRequest[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { remote } = getState()
    const needed = requests.filter(request =>
      shouldAsk(recordOf(remote, recordKey(request.name, request.params)), request),
    )
    await Promise.all(needed.map(request => dispatch(loadCall(request))))
  }
