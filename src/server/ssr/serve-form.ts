import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/define.ts'
import type { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import type { PostedForm } from '#contract/page-renderer.ts'
import { formId } from '#domain/forms/form-id.ts'
import { href } from '#domain/paths/paths.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { deviceOf } from '#domain/web/device.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { localApi } from '../api/local-api.ts'
import { renderDocument } from './document.ts'
import { type FormValue, readMultipart } from './multipart.ts'
import { isKnown } from './page-redirect.ts'
import { type PageServing, sendFailure, splitUrl } from './serve-page.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILES_TYPE = 'multipart/form-data'
const MAX_BODY = 48 * 1024
/** A little over what the form takes: whoever sends too much shall get his page back with the reason. */
const MAX_FILES_BODY = Math.ceil(MAX_FILES_BYTES * 1.05)
const TOO_LARGE = 'Форма с файлами слишком большая. Вернитесь на страницу и приложите файлы поменьше.'
const STRANGE = 'Форма отправлена с другого сайта. Откройте страницу у нас и отправьте ещё раз.'
const TOO_MANY = 'Слишком много запросов. Подождите минуту, вернитесь на страницу и отправьте ещё раз.'

/**
 * Forms without JavaScript: a page takes what is posted to its own address and hands it to the call named in it, through
 * the call's own route. So checks, limits and refusals are the same in both ways of sending.
 */
export async function serveForms(app: FastifyInstance, serving: PageServing, postsPerMinute: number): Promise<void> {
  const checkPosts = app.createRateLimit({ max: postsPerMinute, timeWindow: '1 minute' })
  await app.register(async scope => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: MAX_BODY },
      async (_: unknown, body: string) => valuesIn(new URLSearchParams(body)),
    )
    scope.addContentTypeParser(
      FILES_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      (request: FastifyRequest, body: Buffer) => readMultipart(body, request.headers['content-type'] ?? ''),
    )
    scope.setErrorHandler((error: FastifyError, { headers }, reply) => {
      const hasFiles = headers['content-type']?.startsWith(FILES_TYPE)
      if (hasFiles && error.statusCode === 413) return refuse(reply, 413, TOO_LARGE)
      throw error
    })
    const take = async (request: FastifyRequest, reply: FastifyReply) => {
      const { pathname, search } = splitUrl(request.url)
      const form = formIn(request)
      if (!form || !isKnown(pathname, serving.context)) return reply.callNotFound()
      if (!isOwnForm(request, serving.context.config.siteUrl)) return refuse(reply, 403, STRANGE)
      // The call has a limit of its own; this one is for the pages that are rendered to say no.
      const limit = await checkPosts(request)
      if (!limit.isAllowed && limit.isExceeded) return refuse(reply.header('retry-after', '60'), 429, TOO_MANY)

      const answer = await app.inject({
        method: 'POST',
        url: callRoute(form.name),
        payload: form.request,
        remoteAddress: request.ip,
      })
      if (answer.statusCode < 300 && !callOf(form.name).isAnswerShown) {
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${pathname}?sent=${formId(form.name)}#${formId(form.name)}`, 303)
      }
      const retryAfter = answer.headers['retry-after']
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return sendPage(serving, request, reply, { pathname, search, posted: postedOf(form, answer) })
    }
    scope.post('/*', { config: { kind: 'page' } }, take)
    // The one page whose form takes files.
    scope.post(href('tender'), { config: { kind: 'page' }, bodyLimit: MAX_FILES_BODY }, take)
  })
}

/** A field that comes several times is a list: «sites,crm». */
function valuesIn(body: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Array.from(body.keys(), name => [name, body.getAll(name).join(',')]))
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
  // An empty field of a form means that nothing was said: a call wants it left out, or empty where it must be there.
  // Boxes and circles that nobody ticked do not come at all.
  const required: readonly string[] = params.required ?? []
  const said = Object.entries(typed).filter(([, value]) => value !== '')
  return { name, request: { ...Object.fromEntries(required.map(field => [field, ''])), ...Object.fromEntries(said) } }
}

/** Browsers say where a form stood. Who says nothing is no browser, and acts for nobody but himself. */
function isOwnForm({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && [host, new URL(siteUrl).host].includes(new URL(origin).host)
}

const refuse = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words)

/** Files do not come back with the page: no browser would put them into the form again. */
function postedOf(form: SentForm, answer: { statusCode: number; body: string }): PostedForm {
  const { name } = form
  const request = Object.fromEntries(Object.entries(form.request).filter(([, value]) => typeof value === 'string'))
  const data: unknown = JSON.parse(answer.body)
  if (answer.statusCode < 300) return { name, request, response: data, error: null }
  const { message } = (data as ErrorAnswer).error
  return { name, request, response: null, error: { message, status: answer.statusCode, data } }
}

/** The page with what was typed and what was answered: for this visitor only, kept by nobody. */
async function sendPage(
  serving: PageServing,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { pathname: string; search: string; posted: PostedForm },
) {
  const { context, renderer, assetsOf } = serving
  const { siteName, siteUrl } = context.config
  const device = deviceOf(request.headers['user-agent'])
  const now = context.now().getTime()
  try {
    const page = await renderer.render({ ...asked, device, api: localApi(context), now, siteName, siteUrl })
    const document = renderDocument({ page, assets: assetsOf(page.modules, page.deferredModules), device, siteName })
    reply.code(page.status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
    return reply.send(document)
  } catch (error) {
    request.log.error({ err: error }, 'page of a form failed')
    return sendFailure(serving, reply, device, 500)
  }
}
