import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { asRead } from '#db/pool-guard.ts'
import { type Device, deviceOf } from '#domain/web/device.ts'
import { localApi } from '../api/local-api.ts'
import { onReader } from '../api/reader-context.ts'
import type { Context } from '../context.ts'
import { FEEDS, feedPath } from '../feeds/feeds.ts'
import { pathForLog } from '../http/log-serializers.ts'
import { bodyOf, type Encoding, encodePage, encodingOf } from '../http/page-encodings.ts'
import { splitUrl } from '../http/split-url.ts'
import { AddressCounter } from '../load/address-counter.ts'
import { RETRY_AFTER_S } from '../load/overload.ts'
import { makeTurns, type TurnLimits } from '../load/turns.ts'
import { statisticsRedirect } from './as-of-redirect.ts'
import type { AssetsOf } from './assets.ts'
import { makeBetterCompression } from './better-compression.ts'
import { answerFromCache } from './cached-answers.ts'
import { renderDocument } from './document.ts'
import { browserSettings, type ExperimentPart, type Experiments } from './experiments.ts'
import { myRatingRedirect } from './my-rating-redirect.ts'
import { type CachedPage, type CacheResult, PageCache, type Render } from './page-cache.ts'
import { failedPage, isShed, statusOf } from './page-failure.ts'
import { isGuessable, redirectOf } from './page-redirect.ts'
import { pickerRedirect } from './picker-redirect.ts'

export interface PageLimits {
  /** More renders at once would only hold more memory, as one thread draws them all. */
  renders: TurnLimits
  /** 404s per address per minute: guessed paths cost renders. */
  notFoundPerMinute: number
  /** Pages rendered per address per minute; cached ones cost nothing. */
  pagesPerMinute: number
}

export interface PageServing {
  context: Context
  renderer: PageRenderer
  assetsOf: AssetsOf
  cacheBytes: number
  freshMs: number
  /** Brotli quality for pages that are requested again. */
  brotliQuality: number
  limits: PageLimits
  isOverloaded: () => boolean
  experiments: Experiments
}

// A CDN may cache the page as long as we do; browsers revalidate and get 304.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** For this visitor alone. */
const PRIVATE = 'private, no-cache'
/** Behind a proxy that forwards no addresses everyone would share one limit. */
const LOOPBACK = /^(::1|(::ffff:)?127\.)/

/** An address with a query is one of endlessly many. */
const isOdd = (key: string): boolean => key.includes('?')

/** Steps of one request: device → page cache → path, redirect or 404 → calls in parallel → render → cache. */
export function servePages(app: FastifyInstance, serving: PageServing): PageCache {
  const { context, renderer, experiments } = serving
  const { limits } = serving
  const { failures } = context
  const queue = makeTurns(limits.renders)
  const onError = (error: unknown, key: string) => {
    if (!isShed(error)) failures.report('refresh', error, { path: pathForLog(addressIn(key)) })
  }
  const { cacheBytes: maxBytes, freshMs } = serving
  const cache = new PageCache({ maxBytes, freshMs, now: Date.now, isOdd, onError })
  const onCompressionError = (error: unknown) => failures.report('compression', error)
  const compress = makeBetterCompression(cache, onCompressionError, serving.brotliQuality)
  const compressBetter: typeof compress = (key, page) => (isOdd(key) ? undefined : compress(key, page))
  const misses = new AddressCounter({ max: limits.notFoundPerMinute })
  const renders = new AddressCounter({ max: limits.pagesPerMinute })

  /** Answers without work where an address has asked for too much, or everyone has. */
  const refusalOf = ({ ip }: FastifyRequest, pathname: string): string | 503 | null => {
    if (misses.isOver(ip) && isGuessable(pathname)) return TOO_MANY_MISSES
    if (renders.isOver(ip) && !LOOPBACK.test(ip)) return TOO_MANY_PAGES
    return queue.isFull() || serving.isOverloaded() ? 503 : null
  }

  // The control has the key of a page without an experiment.
  const keyOf = (device: Device, pathname: string, search: string, { option }: ExperimentPart) =>
    `${device} ${renderer.cacheKey(pathname, search)}${option ? ` ${option}` : ''}`
  const addressIn = (key: string) => key.split(' ')[1] ?? ''
  const cachedAnswers = answerFromCache(app, {
    cache,
    metrics: context.metrics,
    keyOf: ({ url, userAgent, cookies }) => {
      if (experiments.cookieToForget(cookies) !== null) return null
      const { pathname, search } = splitUrl(url)
      return keyOf(deviceOf(userAgent), pathname, search, experiments.partOf(pathname, cookies))
    },
    onHit: compressBetter,
  })

  app.get('/*', { config: { kind: 'page' } }, async (request, reply) => {
    const device = deviceOf(request.headers['user-agent'])
    const { pathname, search } = splitUrl(request.url)
    const { cookie } = request.headers
    const experiment = experiments.partOf(pathname, cookie)
    const key = keyOf(device, pathname, search, experiment)

    try {
      const isNew = !cache.has(key) && !cache.isRendering(key)
      const refusal = isNew ? refusalOf(request, pathname) : null
      const outdated = refusal === 503 ? cache.getOutdated(key) : null
      if (refusal !== null && !outdated) {
        return refusal === 503 ? sendFailure(serving, reply, device, refusal) : tooMany(reply, refusal)
      }
      if (isNew && !outdated) {
        renders.add(request.ip)
        const reading = onReader(context)
        const redirect = await asRead(
          async () =>
            (await redirectOf(pathname, reading)) ??
            (await pickerRedirect(pathname, search, reading)) ??
            (await myRatingRedirect(pathname, search, reading)) ??
            (await statisticsRedirect(pathname, search, reading)),
        )
        if (redirect) {
          const { location, status } = redirect
          return reply.redirect(status === 301 ? location + search : location, status)
        }
      }
      const encoding = encodingOf(request.headers['accept-encoding'])
      const render = renderOnce(serving, { pathname, search, device, encoding }, experiment)
      const { page, result } = outdated
        ? { page: outdated, result: 'stale' as const }
        : await cache.get(key, known => queue.run(() => render(known)))
      if (page.status === 404) misses.add(request.ip)
      if (result === 'hit') compressBetter(key, page)
      const body = await bodyOf(page, encoding)
      cache.reweigh(key)
      context.metrics.pageCache.inc({ result })
      context.metrics.pageCacheBytes.set(cache.bytes)
      setHeaders(reply, page)
      if (experiment.isRead && isPublic(page)) {
        reply.header('vary', 'Accept-Encoding, User-Agent, Cookie').header('cache-control', PRIVATE)
      }
      if (isPublic(page)) cachedAnswers.remember(page, reply.getHeaders())
      const forgotten = experiments.cookieToForget(cookie)
      if (forgotten !== null) reply.header('set-cookie', forgotten)
      if (forgotten !== null && isPublic(page)) reply.header('cache-control', PRIVATE)
      return send(request, reply, { page, result, encoding, body })
    } catch (error) {
      if (!isShed(error)) failures.report('page', error, { path: pathForLog(pathname) })
      return sendFailure(serving, reply, device, statusOf(error))
    }
  })
  return cache
}

function renderOnce(
  { context, renderer, assetsOf, experiments }: PageServing,
  { encoding, ...asked }: { pathname: string; search: string; device: Device; encoding: Encoding },
  { option }: ExperimentPart,
): Render {
  const feeds = FEEDS.map(feed => ({ title: feed.title, path: feedPath(feed) }))
  return async known => {
    const started = performance.now()
    const { siteName, siteUrl } = context.config
    const settings = browserSettings(context.config, experiments.running(), option)
    const page = await renderer.render({
      ...asked,
      api: localApi(context, asked.pathname),
      siteName,
      siteUrl,
      settings,
      onLostPart: error => context.failures.report('part', error, { path: pathForLog(asked.pathname) }),
    })
    const assets = assetsOf(page)
    const encoded = encodePage(page.status, renderDocument({ page, assets, device: asked.device, siteName, feeds }))
    context.metrics.renderSeconds.observe((performance.now() - started) / 1000)
    // Same bytes: reuse what is already compressed.
    const kept = known?.etag === encoded.etag ? known : encoded
    const { isPrivate, isComplete, tags } = page
    const cached: CachedPage = { ...kept, isPrivate, isComplete, tags, renderedAt: Date.now() }
    // Within the queue, which bounds the compressions at once too.
    await bodyOf(cached, encoding)
    return { page: cached, isCacheable: isPublic(cached) }
  }
}

const isPublic = ({ status, isPrivate, isComplete }: CachedPage): boolean => status === 200 && isComplete && !isPrivate

interface PageAnswer {
  page: CachedPage
  result: CacheResult
  encoding: Encoding
  body: Buffer
}

function setHeaders(reply: FastifyReply, page: CachedPage): void {
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding, User-Agent')
    .header('cache-control', isPublic(page) ? CACHE_CONTROL : 'no-store')
  if (isPublic(page)) reply.header('etag', page.etag)
  if (page.status === 503) reply.header('retry-after', String(RETRY_AFTER_S))
  // The address contains the secret key: do not leak it in a Referer header.
  if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
}

function send(request: FastifyRequest, reply: FastifyReply, { page, result, encoding, body }: PageAnswer) {
  reply.header('server-timing', `cache;desc=${result}, total;dur=${reply.elapsedTime.toFixed(1)}`)
  if (reply.hasHeader('etag') && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

export function sendFailure(
  serving: Pick<PageServing, 'renderer' | 'assetsOf' | 'context'>,
  reply: FastifyReply,
  device: Device,
  status: number,
) {
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S))
  return reply.send(failedPage(serving, device, status))
}

const TOO_MANY_MISSES = 'Слишком много запросов к несуществующим страницам. Подождите минуту.'
const TOO_MANY_PAGES = 'Слишком много страниц за минуту с одного адреса. Подождите минуту.'

function tooMany(reply: FastifyReply, message: string) {
  return reply.code(429).header('retry-after', '60').type('text/plain; charset=utf-8').send(message)
}
