import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { asRead } from '#db/pool-guard.ts'
import { deviceOf } from '#domain/web/device.ts'
import { docsRoutes } from './api/docs.ts'
import { LAZY_SCHEMAS } from './api/lazy-schemas.ts'
import { apiRoutes, type CallLimits } from './api/routes.ts'
import type { Context } from './context.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { errorAnswers, notFoundCall, refuseAddress } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { makeKeptFiles } from './http/kept-files.ts'
import { errorForLog, requestForLog } from './http/log-serializers.ts'
import { closeAfterUnreadBodies, refuseMalformed } from './http/malformed.ts'
import { BEST } from './http/page-encodings.ts'
import { securityHeaders, securityHeadersOf } from './http/security.ts'
import { staticRoutes } from './http/static.ts'
import { KEEP_ALIVE_MS } from './http/time-outs.ts'
import { type BodyLimits, boundBodies } from './load/body-budget.ts'
import { spareRequestsInWork } from './load/idle-timeout.ts'
import { limitKey } from './load/limit-key.ts'
import { type OverloadLimits, watchOverload } from './load/overload.ts'
import { watchPressure } from './load/pressure.ts'
import { BODY_PACE, type BodyPace, cutSlowBodies } from './load/slow-bodies.ts'
import { serverLines } from './operations/source-lines.ts'
import { costCsvRoute } from './site-files/cost-csv.ts'
import { mediaRoutes } from './site-files/media-routes.ts'
import { myRatingCsvRoute } from './site-files/my-rating-csv.ts'
import { serviceWorkerRoute } from './site-files/service-worker.ts'
import { siteFileRoutes } from './site-files/site-file-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import type { AssetsOf } from './ssr/assets.ts'
import { watchExperiments } from './ssr/experiments.ts'
import { framedDocument } from './ssr/framed-document.ts'
import { serveEmbeds } from './ssr/serve-embed.ts'
import { serveForms } from './ssr/serve-form.ts'
import { type PageLimits, type PageServing, sendFailure, servePages } from './ssr/serve-page.ts'

export interface AppParts {
  context: Context
  renderer: PageRenderer
  assetsOf: AssetsOf
  /** Directory of the browser bundle; null when Vite serves it in development. */
  clientDir: string | null
  limits?: Partial<Limits>
}

export interface Limits extends CallLimits, PageLimits, OverloadLimits, BodyLimits {
  pageCacheBytes: number
  /** A kept page older than this is sent once more while it is rendered again. */
  pageFreshMs: number
  brotliQuality: number
  /** A connection silent for so long is closed, unless its request is in work. */
  maxSilenceMs: number
  /** A body that comes more slowly is cut. */
  bodyPace: BodyPace
}

const LIMITS: Limits = {
  callsPerMinute: 300,
  isStrict: true,
  notFoundPerMinute: 60,
  pagesPerMinute: 600,
  renders: { atOnce: 4, waiting: 300, waitMs: 5_000 },
  commands: { atOnce: 4, waiting: 300, waitMs: 5_000 },
  pageCacheBytes: 32 * 1024 * 1024,
  pageFreshMs: 60_000,
  brotliQuality: BEST,
  maxEventLoopDelayMs: 1500,
  maxDatabaseWaitMs: 4_000,
  maxSilenceMs: 30_000,
  bigBodiesPerAddress: 2,
  bodyPace: BODY_PACE,
}

const CALL_FOLDERS = ['/api/', '/v2/']

/** The whole server, one line per capability. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { clientDir } = parts
  const limits = { ...LIMITS, ...parts.limits }
  const app = Fastify(serverOptions(parts, limits))
  const context: Context = { ...parts.context, log: app.log }
  context.failures.logTo(app.log)
  await app.register(rateLimit, {
    global: false,
    max: limits.callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => limitKey(ip),
  })
  await watchPressure(app, limits.maxEventLoopDelayMs)
  cutSlowBodies(app, limits.bodyPace)

  const isOverloaded = watchOverload(app, context, limits)

  securityHeaders(app, context.config)
  errorAnswers(app, context.failures)
  spareRequestsInWork(app)
  boundBodies(app, limits)
  closeAfterUnreadBodies(app)
  countRequests(app, context)
  healthRoutes(app, context)
  const kept = makeKeptFiles(context)
  await app.register(async files => {
    files.addHook('onRequest', (_request, _reply, done) => asRead(done))
    mediaRoutes(files, context, parts.renderer)
    costCsvRoute(files, context, limits.callsPerMinute)
    myRatingCsvRoute(files, context)
    siteFileRoutes(files, context)
    sitemapRoutes(files, context, { kept, perMinute: limits.callsPerMinute })
    feedRoutes(files, context, { kept, perMinute: limits.callsPerMinute })
  })
  if (clientDir) await staticRoutes(app, clientDir)
  if (clientDir) serviceWorkerRoute(app, context.config, clientDir)
  docsRoutes(app, context, {
    frame: (page, device) => framedDocument({ ...parts, context }, page, device),
    triesPerMinute: limits.callsPerMinute,
  })
  await apiRoutes(app, context, { ...limits, isOverloaded })
  const refuseGuesses = app.rateLimit({ max: limits.notFoundPerMinute })
  app.setNotFoundHandler({ preHandler: refuseGuesses }, notFoundCall)
  // Without these, the route of pages would answer with one.
  for (const folder of CALL_FOLDERS) app.get(`${folder}*`, { preHandler: refuseGuesses }, notFoundCall)
  const experiments = await watchExperiments(context, () => pages.drop(['*']))
  app.addHook('onClose', experiments.stop)
  const serving: PageServing = {
    context,
    renderer: parts.renderer,
    assetsOf: parts.assetsOf,
    cacheBytes: limits.pageCacheBytes,
    freshMs: limits.pageFreshMs,
    brotliQuality: limits.brotliQuality,
    limits,
    isOverloaded,
    experiments,
  }
  serveEmbeds(app, serving)
  const pages = servePages(app, serving)
  await serveForms(app, serving, limits.callsPerMinute)

  // A write in any process drops the cached pages that show it in all of them.
  const dropPages = (tags: readonly string[]) => {
    context.memo.clear()
    kept.drop()
    pages.drop(tags)
  }
  const stopListening = await context.database.listen(PAGES_CHANGED, payload => dropPages(payload.split(' ')), {
    // Writes may have been missed meanwhile.
    onGap: () => dropPages(['*']),
  })
  app.addHook('onClose', stopListening)
  return app
}

function serverOptions(parts: AppParts, { maxSilenceMs }: Limits): FastifyServerOptions {
  const { config } = parts.context
  const { trueLines } = serverLines()
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { req: requestForLog, err: error => errorForLog(error, trueLines) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config),
    bodyLimit: 64 * 1024,
    // Undecodable addresses never reach a route or a hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeadersOf(config))
      if (CALL_FOLDERS.some(folder => request.url.startsWith(folder))) refuseAddress(error, reply)
      else sendFailure(parts, reply, deviceOf(request.headers['user-agent']), error.statusCode ?? 400)
    },
    clientErrorHandler: refuseMalformed,
    // Allows ten megabytes of files over a slow line; connectionTimeout ends silent connections.
    requestTimeout: 120_000,
    connectionTimeout: maxSilenceMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200 },
    schemaController: LAZY_SCHEMAS,
  }
}

/** Fastify takes no number of hops, because whoever reaches the port directly can forge them; here the operator decides. */
function trustedProxies({ trustProxy }: Context['config']): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy
}

function countRequests(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = request.routeOptions.config.kind ?? 'other'
    metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: 'call' | 'page'
  }
}
