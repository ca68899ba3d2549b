import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import type { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import type { PostedForm } from '#contract/page-renderer.ts'
import { callRoute } from '#domain/call-address.ts'
import { deviceOf } from '#domain/device.ts'
import { localApi } from '../api/local-api.ts'
import { renderDocument } from './document.ts'
import { isKnown } from './page-redirect.ts'
import { type PageServing, sendFailure, splitUrl } from './serve-page.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const MAX_BODY = 48 * 1024
const STRANGE = 'Форма отправлена с другого сайта. Откройте страницу у нас и отправьте ещё раз.'
const TOO_MANY = 'Слишком много запросов. Подождите минуту, вернитесь на страницу и отправьте ещё раз.'
/** Their answer is what the visitor asked for, so it is shown at once; any other ends in a redirect. */
const SHOWN_AT_ONCE: ReadonlySet<string> = new Set<CallName>(['agency-show-phone'])

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
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.post('/*', { config: { kind: 'page' } }, async (request, reply) => {
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
      if (answer.statusCode < 300 && !SHOWN_AT_ONCE.has(form.name)) {
        return reply.header('cache-control', 'no-store').redirect(`${pathname}?sent=${form.name}#${form.name}`, 303)
      }
      const retryAfter = answer.headers['retry-after']
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return sendPage(serving, request, reply, { pathname, search, posted: postedOf(form, answer) })
    })
  })
}

interface SentForm {
  name: CallName
  request: Record<string, string>
}

function formIn({ headers, body }: FastifyRequest): SentForm | null {
  if (!headers['content-type']?.startsWith(FORM_TYPE)) return null
  const { call = '', ...typed } = body as Record<string, string>
  if (!Object.hasOwn(contract, call)) return null
  const name = call as CallName
  const { kind, params } = contract[name] as { kind: string; params: TObject }
  if (kind !== 'command') return null
  // An empty field of a form means that nothing was said; a call wants it left out.
  const required: readonly string[] = params.required ?? []
  const request = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== '' || required.includes(field)),
  )
  return { name, request }
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

function postedOf({ name, request }: SentForm, answer: { statusCode: number; body: string }): PostedForm {
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
    const document = renderDocument({ page, assets: assetsOf(page.modules, page.laterModules), device, siteName })
    reply.code(page.status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(document)
  } catch (error) {
    request.log.error({ err: error }, 'page of a form failed')
    return sendFailure(serving, reply, device, 500)
  }
}
