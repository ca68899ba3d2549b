import type { CallApi } from '#contract/index.ts'
import { callErrorOf } from '../api/call-failure.ts'
import { deferredPartsLoaded } from '../app/deferred-part.tsx'
import { bothDevices, type ResolvedPage } from '../app/page.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import type { AppStore } from '../store/make-store.ts'
import {
  type CallRequest,
  type RemoteState,
  recordOf,
  remoteActions,
  settledState,
  shouldAsk,
} from '../store/remote.ts'
import { serverErrorShown } from '../store/shell/notices-slice.ts'
import { loadView, withTimeout } from './load-view.ts'
import { hasRoutesOf, loadRoutesOf, resolvePage } from './resolve-page.ts'

/** How long the old page stays while the new one loads. */
const GATHER_MS = 200

type Listener = () => void

interface Asked {
  request: CallRequest
  answer: Promise<unknown>
  settled: { response: unknown } | { error: unknown } | null
}

/**
 * Client-side navigation. The view and its calls load in parallel; the page changes when all are there or after
 * GATHER_MS, and late responses fill its blocks. Only the newest navigation counts.
 */
export class Navigator {
  #current: ResolvedPage
  #isMoving = false
  #moves = 0
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
    this.#setMoving(true)
    const isKnown = hasRoutesOf(pathname) || (await canLoadRoutesOf(pathname))
    if (move !== this.#moves) return false
    const target = isKnown ? resolvePage(pathname, search) : this.#unresolved(pathname, search, left)
    const known = left ? settledState(left) : this.#store.getState().remote
    const asked = this.#ask(target.requests, known)
    const view = isKnown && this.#loadView(target)
    await Promise.race([Promise.all([view, ...asked.map(({ answer }) => answer)]), wait(GATHER_MS)])
    if (move !== this.#moves) return false
    this.#current = target
    if (left) this.#store.dispatch(remoteActions.restored(known))
    for (const one of asked) {
      this.#store.dispatch(started(one.request))
      this.#fill(one)
    }
    const late = asked.filter(({ settled }) => settled === null)
    // The progress bar stays while blocks are still loading.
    this.#setMoving(late.length > 0)
    const filled = late.map(one => one.answer.then(() => this.#fill(one)))
    Promise.all(filled).then(() => {
      if (late.length > 0 && move === this.#moves) this.#setMoving(false)
    })
    return true
  }

  /** With its deferred parts. A failure is the outlet's to show. */
  #loadView({ page }: ResolvedPage): Promise<unknown> {
    return loadView(page.views[this.#store.getState().site.device]).then(deferredPartsLoaded, () => undefined)
  }

  /** An address whose route file failed to load: the file is loaded as its view, so a retry resolves the address. */
  #unresolved(pathname: string, search: string, left: RemoteState | undefined): ResolvedPage {
    const move = this.#moves
    const load = async () => {
      await loadRoutesOf(pathname)
      if (move === this.#moves) await this.go(pathname, search, left)
      return { View: NoView }
    }
    const views = bothDevices({ module: `routes of ${pathname}`, load })
    return { page: { ...notFoundPage, views }, pathname, search, params: {}, requests: [], tags: [] }
  }

  #ask(requests: readonly CallRequest[], known: RemoteState): Asked[] {
    return requests
      .filter(request => shouldAsk(recordOf(known, request.name), request))
      .map(request => {
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
  }

  #fill(one: Asked): void {
    const action = settle(one)
    if (action) this.#store.dispatch(action)
  }

  #reportServerFailure(error: unknown): void {
    const { status, message } = callErrorOf(error)
    if (status === null || status >= 500) this.#store.dispatch(serverErrorShown(message))
  }

  #setMoving(isMoving: boolean): void {
    this.#isMoving = isMoving
    for (const listener of this.#listeners) listener()
  }
}

const NoView = () => null

const canLoadRoutesOf = (pathname: string): Promise<boolean> =>
  withTimeout(() => loadRoutesOf(pathname)).then(
    () => true,
    () => false,
  )

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const started = ({ name, params }: CallRequest) => remoteActions.started({ name, request: params })

function settle({ request: { name, params }, settled }: Asked) {
  if (settled === null) return null
  return 'response' in settled
    ? remoteActions.ended({ name, request: params, response: settled.response })
    : remoteActions.failed({ name, request: params, error: callErrorOf(settled.error) })
}
