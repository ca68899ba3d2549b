import type { CallApi } from '#contract/index.ts'
import { callErrorOf } from '../api/call-failure.ts'
import { wakeAll } from '../app/asleep.ts'
import type { ResolvedPage } from '../app/page.ts'
import type { AppStore } from '../store/make-store.ts'
import {
  type CallRequest,
  type RemoteState,
  recordKey,
  recordOf,
  remoteActions,
  settledState,
  shouldAsk,
} from '../store/remote.ts'
import { serverErrorClosed, serverErrorShown } from '../store/shell/notices-slice.ts'
import { loadWhole } from './load-view.ts'
import { resolvePage } from './resolve-page.ts'

/** Spec §9: «Loading...» appears only after this long. */
const GATHER_MS = 200

type Listener = () => void

interface Asked {
  request: CallRequest
  answer: Promise<unknown>
  settled: { response: unknown } | { error: unknown } | null
}

/**
 * Client-side navigation. The view and its calls load in parallel; the page changes when all are there, or after
 * GATHER_MS as soon as the view and its header call are (without a header, all calls). Until then the old page stays; late responses fill blocks of the
 * new one. Only the newest navigation counts.
 */
export class Navigator {
  #current: ResolvedPage
  #isMoving = false
  #isWaiting = false
  #moves = 0
  #asked: readonly Asked[] = []
  readonly #store: AppStore
  readonly #api: CallApi
  readonly #listeners = new Set<Listener>()

  constructor(store: AppStore, api: CallApi, first: ResolvedPage) {
    this.#store = store
    this.#api = api
    this.#current = first
  }

  get current(): ResolvedPage {
    return this.#current
  }

  get isMoving(): boolean {
    return this.#isMoving
  }

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Resolves when the page has changed; false when a newer navigation superseded this one. Going back to a `left` page
   * restores its responses, so that a list that had grown is whole again.
   */
  async go(pathname: string, search: string, left?: RemoteState): Promise<boolean> {
    this.#moves += 1
    const move = this.#moves
    // What failed on the page before says nothing of the next one.
    if (this.#store.getState().notices.serverError !== null) this.#store.dispatch(serverErrorClosed())
    this.#show(true, this.#isWaiting)
    const target = resolvePage(pathname, search)
    const known = left ? settledState(left) : this.#store.getState().remote
    const asked = this.#ask(target.requests, known)
    const { views, header } = target.page
    const view = loadWhole(views[this.#store.getState().site.device]).catch(() => undefined)
    let isReady = false
    const needed = asked.filter(({ request }) => header === null || request.name === header)
    const ready = Promise.all([view, ...needed.map(({ answer }) => answer)]).then(() => {
      isReady = true
    })
    await Promise.race([Promise.all([view, ...asked.map(({ answer }) => answer)]), wait(GATHER_MS)])
    if (!isReady && move === this.#moves) this.#show(true, true)
    await ready
    if (move !== this.#moves) return false
    wakeAll()
    this.#current = target
    if (left) this.#store.dispatch(remoteActions.restored(known))
    for (const one of asked) {
      this.#store.dispatch(started(one.request))
      this.#fill(one)
    }
    const late = asked.filter(({ settled }) => settled === null)
    // The progress bar stays while blocks are still loading.
    this.#show(late.length > 0, false)
    const filled = late.map(one => one.answer.then(() => this.#fill(one)))
    Promise.all(filled).then(() => {
      if (late.length > 0 && move === this.#moves) this.#show(false, false)
    })
    return true
  }

  #ask(requests: readonly CallRequest[], known: RemoteState): readonly Asked[] {
    const before = this.#asked
    this.#asked = requests
      .filter(request => shouldAsk(recordOf(known, recordKey(request.name, request.params)), request))
      .map(request => {
        // A second click on a slow link would otherwise ask everything again.
        const pending = before.find(one => one.settled === null && isSame(one.request, request))
        if (pending) return pending
        const asked: Asked = { request, settled: null, answer: Promise.resolve() }
        asked.answer = this.#api(request.name, request.params).then(
          response => {
            asked.settled = { response }
          },
          (error: unknown) => {
            asked.settled = { error }
            this.#reportServerFailure(error)
          },
        )
        return asked
      })
    return this.#asked
  }

  #fill(one: Asked): void {
    const action = settle(one)
    if (action) this.#store.dispatch(action)
  }

  #reportServerFailure(error: unknown): void {
    const { status, message } = callErrorOf(error)
    if (status === null || status >= 500) this.#store.dispatch(serverErrorShown(message))
  }

  #show(isMoving: boolean, isWaiting: boolean): void {
    this.#isMoving = isMoving
    this.#isWaiting = isWaiting
    for (const listener of this.#listeners) listener()
  }
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const isSame = (one: CallRequest, other: CallRequest): boolean => JSON.stringify(one) === JSON.stringify(other)

const started = ({ name, params }: CallRequest) => remoteActions.started({ name, request: params })

function settle({ request: { name, params }, settled }: Asked) {
  if (settled === null) return null
  return 'response' in settled
    ? remoteActions.ended({ name, request: params, response: settled.response })
    : remoteActions.failed({ name, request: params, error: callErrorOf(settled.error) })
}
