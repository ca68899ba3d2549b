import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { type Device, deviceOf } from '#domain/web/device.ts'
import { localApi } from '../api/local-api.ts'
import { onReader } from '../api/reader-context.ts'
import type { Context } from '../context.ts'
import { feedPath, openFeeds } from '../feeds/feeds.ts'
import { pathForLog } from '../http/log-serializers.ts'
import { splitUrl } from '../http/split-url.ts'
import type { AssetsOf } from './assets.ts'
import { makeBetterCompression } from './better-compression.ts'
import { answerFromCache } from './cached-answers.ts'
import { renderDocument } from './document.ts'
import { browserSettings, type ExperimentPart, type Experiments } from './experiments.ts'
import { type CachedPage, type CacheResult, PageCache, type Render } from './page-cache.ts'
import { bodyOf, type Encoding, encodePage, encodingOf } from './page-encodings.ts'
import { isKnown, redirectOf } from './page-redirect.ts'
import { pickerRedirect } from './picker-redirect.ts'

export interface PageServing {
  context: Context
  renderer: PageRenderer
  assetsOf: AssetsOf
  cacheBytes: number
  /** Brotli quality for pages that are requested again. */
  brotliQuality: number
  /** 404s per address per minute: guessed paths cost renders. */
  notFoundLimit: number
  isOverloaded: () => boolean
  experiments: Experiments
}

const FRESH_MS = 60_000
// A CDN may cache the page as long as we do; browsers revalidate and get 304.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** For this visitor alone. */
const PRIVATE = 'private, no-cache'

/** Steps of one request: device → page cache → path, redirect or 404 → calls in parallel → render → cache. */
export function servePages(app: FastifyInstance, serving: PageServing): PageCache {
  const { context, renderer, experiments } = serving
  const { failures } = context
  const onError = (error: unknown) => failures.report('refresh', error)
  const cache = new PageCache({ maxBytes: serving.cacheBytes, freshMs: FRESH_MS, now: Date.now, onError })
  const onCompressionError = (error: unknown) => failures.report('compression', error)
  const compressBetter = makeBetterCompression(cache, onCompressionError, serving.brotliQuality)
  const checkNotFound = app.createRateLimit({ max: serving.notFoundLimit, timeWindow: '1 minute' })

  // The control has the key of a page without an experiment.
  const keyOf = (device: Device, pathname: string, search: string, { option }: ExperimentPart) =>
    `${device} ${renderer.cacheKey(pathname, search)}${option ? ` ${option}` : ''}`
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
      if (!cache.has(key)) {
        const reading = onReader(context)
        const redirect = (await redirectOf(pathname, reading)) ?? (await pickerRedirect(pathname, search, reading))
        if (redirect) {
          const { location, status } = redirect
          return reply.redirect(status === 301 ? location + search : location, status)
        }
        if (!isKnown(pathname, context)) {
          const limit = await checkNotFound(request)
          if (!limit.isAllowed && limit.isExceeded) return tooMany(reply)
        }
        if (serving.isOverloaded()) return sendFailure(serving, reply, device, 503)
      }
      const { page, result } = await cache.get(key, renderOnce(serving, { pathname, search, device }, experiment))
      if (result === 'hit') compressBetter(key, page)
      const encoding = encodingOf(request.headers['accept-encoding'])
      const body = await bodyOf(page, encoding)
      cache.reweigh(key)
      context.metrics.pageCache.inc({ result })
      context.metrics.pageCacheBytes.set(cache.bytes)
      setHeaders(reply, page)
      if (experiment.isRead && page.status === 200) {
        reply.header('vary', 'Accept-Encoding, User-Agent, Cookie').header('cache-control', PRIVATE)
      }
      if (page.status === 200 && !page.isPrivate) cachedAnswers.remember(page, reply.getHeaders())
      const forgotten = experiments.cookieToForget(cookie)
      if (forgotten !== null) reply.header('set-cookie', forgotten).header('cache-control', PRIVATE)
      return send(request, reply, { page, result, encoding, body })
    } catch (error) {
      failures.report('page', error, { path: pathForLog(pathname) })
      return sendFailure(serving, reply, device, 500)
    }
  })
  return cache
}

function renderOnce(
  { context, renderer, assetsOf, experiments }: PageServing,
  asked: { pathname: string; search: string; device: Device },
  { option }: ExperimentPart,
): Render {
  const feeds = openFeeds(context).map(feed => ({ title: feed.title, path: feedPath(feed) }))
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
    })
    const assets = assetsOf(page.modules)
    const encoded = encodePage(page.status, renderDocument({ page, assets, device: asked.device, siteName, feeds }))
    context.metrics.renderSeconds.observe((performance.now() - started) / 1000)
    // Same bytes: reuse what is already compressed.
    const kept = known?.etag === encoded.etag ? known : encoded
    const cached: CachedPage = { ...kept, isPrivate: page.isPrivate, tags: page.tags, renderedAt: Date.now() }
    return { page: cached, isCacheable: page.status === 200 && page.isComplete && !page.isPrivate }
  }
}

interface PageAnswer {
  page: CachedPage
  result: CacheResult
  encoding: Encoding
  body: Buffer
}

function setHeaders(reply: FastifyReply, page: CachedPage): void {
  const isPublic = page.status === 200 && !page.isPrivate
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding, User-Agent')
    .header('cache-control', isPublic ? CACHE_CONTROL : 'no-store')
  if (isPublic) reply.header('etag', page.etag)
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
  { renderer, assetsOf, context }: Pick<PageServing, 'renderer' | 'assetsOf' | 'context'>,
  reply: FastifyReply,
  device: Device,
  status: number,
) {
  const { siteName } = context.config
  const page = renderer.renderFailure({ status, device, siteName })
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  if (status === 503) reply.header('retry-after', '10')
  return reply.send(renderDocument({ page, assets: assetsOf(page.modules), device, siteName }))
}

function tooMany(reply: FastifyReply) {
  return reply
    .code(429)
    .header('retry-after', '60')
    .type('text/plain; charset=utf-8')
    .send('Слишком много запросов к несуществующим страницам. Подождите минуту.')
}
