import { kindOf } from './request-kind.ts'
import { type KeepRequest, makeWorker, type Release } from './worker.ts'

/** The parts of `ServiceWorkerGlobalScope` in use: its types and those of a page cannot be loaded together. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown }
}

interface WorkerScope {
  location: { origin: string }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<N extends keyof WorkerEvents>(name: N, listener: (event: WorkerEvents[N]) => void): void
}

/** Replaced by the build, so each release has its own worker (scripts/build-worker.ts). */
declare const RELEASE: Release

const scope = self as unknown as WorkerScope
const worker = makeWorker({
  caches,
  fetch: (...request) => fetch(...request),
  now: Date.now,
  origin: scope.location.origin,
  release: RELEASE,
})

// A new release takes over at once: files of three releases before stay on the server, so no open tab loses its own.
scope.addEventListener('install', event => event.waitUntil(worker.install().then(() => scope.skipWaiting())))

scope.addEventListener('activate', event => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, worker.activate()]).then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', event => {
  const { request, preloadResponse } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  const kind = kindOf(request, worker.site)
  if (kind === 'page') event.respondWith(worker.answerPage(request, preloadResponse, later))
  else if (kind === 'file') event.respondWith(worker.answerFile(request, later))
  else if (kind === 'picture') event.respondWith(worker.answerPicture(request, later))
  // The browser has asked already; left alone, it would ask for a private page or a file twice.
  else if (request.mode === 'navigate') event.respondWith(preloadResponse.then(response => response ?? fetch(request)))
})

scope.addEventListener('message', event => {
  const { keep, device } = (event.data ?? {}) as Partial<KeepRequest>
  if (typeof keep === 'string' && device) event.waitUntil(worker.keepAsked({ keep, device }))
})
