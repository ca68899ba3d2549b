import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Call } from '#contract/define.ts'
import { ApiError, type ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import type { PostedForm } from '#contract/page-renderer.ts'
import { formId } from '#domain/forms/form-id.ts'
import { href, matchPath } from '#domain/paths/paths.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { deviceOf } from '#domain/web/device.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { localApi } from '../api/local-api.ts'
import { pathForLog } from '../http/log-serializers.ts'
import { splitUrl } from '../http/split-url.ts'
import { INNER_REQUEST } from '../load/body-budget.ts'
import { renderDocument } from './document.ts'
import { browserSettings } from './experiments.ts'
import { type FormValue, readFields, readMultipart } from './form-body.ts'
import { oneClickKey } from './one-click.ts'
import { statusOf } from './page-failure.ts'
import { type PageServing, sendFailure } from './serve-page.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILES_TYPE = 'multipart/form-data'
const MAX_BODY = 48 * 1024
/** Slightly above the form's own limit, so that a form a little too large comes back with the reason. */
const MAX_FILES_BODY = Math.ceil(MAX_FILES_BYTES * 1.05)
const TOO_LARGE = 'Форма с файлами слишком большая. Вернитесь на страницу и приложите файлы поменьше.'
const CROSS_SITE = 'Форма отправлена с другого сайта. Откройте страницу у нас и отправьте ещё раз.'
const TOO_MANY = 'Слишком много запросов. Подождите минуту, вернитесь на страницу и отправьте ещё раз.'

/**
 * Forms without JavaScript: a POST to a page's address is forwarded to the route of the call it names, so validation,
 * limits and refusals are the same as with JavaScript.
 */
export async function serveForms(app: FastifyInstance, serving: PageServing, postsPerMinute: number): Promise<void> {
  const checkPosts = app.createRateLimit({ max: postsPerMinute, timeWindow: '1 minute' })
  await app.register(async scope => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: MAX_BODY },
      async (_: unknown, body: string) => {
        // The route of the form with files lets larger bodies in.
        if (body.length > MAX_BODY) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
        return readFields(body)
      },
    )
    scope.addContentTypeParser(
      FILES_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      (request: FastifyRequest, body: Buffer) => readMultipart(body, request.headers['content-type'] ?? ''),
    )
    scope.setErrorHandler((error: FastifyError | ApiError, { headers }, reply) => {
      if (error instanceof ApiError) {
        if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
        return sendText(reply, error.status, `${error.message}.`)
      }
      const hasFiles = headers['content-type']?.startsWith(FILES_TYPE)
      if (hasFiles && error.statusCode === 413) return sendText(reply, 413, TOO_LARGE)
      throw error
    })
    // Before the body is read. The call has its own limit; this one bounds bodies, and pages rendered to show a refusal.
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      const limit = await checkPosts(request)
      if (!limit.isAllowed && limit.isExceeded) return sendText(reply.header('retry-after', '60'), 429, TOO_MANY)
      if (serving.isOverloaded()) return sendFailure(serving, reply, deviceOf(request.headers['user-agent']), 503)
    }
    // The secret key replaces the CSRF check (RFC 8058), and the answer must not be a redirect.
    const unsubscribe = async ({ ip }: FastifyRequest, reply: FastifyReply, key: string) => {
      const route = callRoute('subscription-end')
      const answer = await app.inject({ method: 'POST', url: route, payload: { key }, remoteAddress: ip })
      const { error } = answer.json() as Partial<ErrorAnswer>
      return sendText(reply, answer.statusCode, error?.message ?? 'Вы отписаны.')
    }
    const take = async (request: FastifyRequest, reply: FastifyReply) => {
      const { pathname, search } = splitUrl(request.url)
      const key = oneClickKey(pathname, request.body)
      if (key !== null) return unsubscribe(request, reply, key)
      const form = formIn(request)
      if (!form || matchPath(pathname) === null) return reply.callNotFound()
      if (!isOwnForm(request, serving.context.config.siteUrl)) return sendText(reply, 403, CROSS_SITE)
      const answer = await app.inject({
        method: 'POST',
        url: callRoute(form.name),
        payload: form.request,
        remoteAddress: request.ip,
        headers: { ...visitorHeaders(request), ...INNER_REQUEST },
      })
      if (answer.statusCode < 300 && !callOf(form.name).isAnswerShown) {
        return reply.header('cache-control', 'no-store').redirect(`${pathname}${afterSending(form)}`, 303)
      }
      const retryAfter = answer.headers['retry-after']
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return sendPage(serving, request, reply, { pathname, search, posted: postedOf(form, answer) })
    }
    scope.post('/*', { config: { kind: 'page' }, onRequest: refuse }, take)
    // The only page whose form takes files.
    scope.post(href('tender'), { config: { kind: 'page' }, onRequest: refuse, bodyLimit: MAX_FILES_BODY }, take)
  })
}

/** Headers that decide whether and how the visitor is counted. */
function visitorHeaders({ headers }: FastifyRequest): Record<string, string> {
  const known = ['user-agent', 'sec-gpc'].map(name => [name, headers[name]])
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}

function afterSending({ name, request }: SentForm): string {
  const { sentParam } = callOf(name)
  const kept = sentParam === undefined ? '' : `${sentParam}=${encodeURIComponent(String(request[sentParam]))}&`
  return `?${kept}sent=${formId(name)}#${formId(name)}`
}

const callOf = (name: CallName): Call => contract[name]

interface SentForm {
  name: CallName
  request: Record<string, FormValue>
}

function formIn({ headers, body }: FastifyRequest): SentForm | null {
  const type = headers['content-type'] ?? ''
  if (!body || ![FORM_TYPE, FILES_TYPE].some(known => type.startsWith(known))) return null
  const { call = '', ...typed } = body as Record<string, FormValue>
  if (typeof call !== 'string' || !Object.hasOwn(contract, call)) return null
  const name = call as CallName
  const { kind, params } = callOf(name)
  if (kind !== 'command') return null
  // Forms send blank fields as empty strings, and unticked boxes not at all. Calls expect blank optional fields to be
  // absent and blank required ones to be empty.
  const required: readonly string[] = params.required ?? []
  const filled = Object.entries(typed).filter(([, value]) => value !== '')
  return { name, request: { ...Object.fromEntries(required.map(field => [field, ''])), ...Object.fromEntries(filled) } }
}

/** CSRF check. A client that sends neither header is not a browser and has no victim to act for. */
function isOwnForm({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && [host, new URL(siteUrl).host].includes(new URL(origin).host)
}

const sendText = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)

/** Files are not sent back: browsers do not let a page prefill them. */
function postedOf(form: SentForm, answer: { statusCode: number; body: string }): PostedForm {
  const { name } = form
  const request = Object.fromEntries(Object.entries(form.request).filter(([, value]) => typeof value === 'string'))
  const data: unknown = JSON.parse(answer.body)
  if (answer.statusCode < 300) return { name, request, response: data, error: null }
  const { message } = (data as ErrorAnswer).error
  return { name, request, response: null, error: { message, status: answer.statusCode, data } }
}

/** The page with the visitor's input and the answer: for this visitor only, so never cached. */
async function sendPage(
  serving: PageServing,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { pathname: string; search: string; posted: PostedForm },
) {
  const { context, renderer, assetsOf } = serving
  const { siteName, siteUrl } = context.config
  const device = deviceOf(request.headers['user-agent'])
  try {
    const settings = browserSettings(context.config, serving.experiments.running())
    const page = await renderer.render({
      ...asked,
      device,
      api: localApi(context, asked.pathname),
      siteName,
      siteUrl,
      settings,
      onLostPart: error => context.failures.report('part', error, { path: pathForLog(asked.pathname) }),
    })
    const document = renderDocument({ page, assets: assetsOf(page), device, siteName })
    reply.code(page.status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
    return reply.send(document)
  } catch (error) {
    context.failures.report('page', error, { path: pathForLog(asked.pathname) })
    return sendFailure(serving, reply, device, statusOf(error))
  }
}
