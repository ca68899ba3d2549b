import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TObject } from 'typebox'
import { ApiError, ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { takesPersonalData, withinFormLimits } from '../http/form-limits.ts'
import { visitorOf } from '../http/visitor.ts'
import { refuseUnwritable } from './writable.ts'

type AnyHandler = (params: unknown, context: Context) => Promise<unknown>

/** Calls that write to a log or send something are limited harder than reads. */
const STRICT_LIMIT: Partial<Record<CallName, number>> = {
  'send-js-log': 20,
  'agency-show-phone': 30,
}
/** Forms: whoever corrects one sends it a few times. */
const FORM_LIMIT = 10

/** Calls that take files, in base64 and a little over: whoever sends too much shall be told so in words. */
const BODY_LIMIT: Partial<Record<CallName, number>> = { 'tenderline-form': Math.ceil(MAX_FILES_BYTES * 1.4) }

export interface CallLimits {
  callsPerMinute: number
  /** Whether STRICT_LIMIT and the limits of forms count: tests of every call come from one address. */
  isStrict: boolean
}

/** A route for every call of the contract: its schema validates, types and serialises. */
export async function apiRoutes(app: FastifyInstance, context: Context, limits: CallLimits): Promise<void> {
  const { callsPerMinute, isStrict } = limits
  for (const name of Object.keys(contract) as CallName[]) {
    const call = contract[name]
    const handler = handlers[name] as AnyHandler
    const isCommand = (call.kind as string) === 'command'
    const isForm = isCommand && takesPersonalData(call.params)
    const strict = STRICT_LIMIT[name] ?? (isForm ? FORM_LIMIT : callsPerMinute)
    const max = Math.min(isStrict ? strict : callsPerMinute, callsPerMinute)
    app.route({
      method: isCommand ? 'POST' : 'GET',
      url: callRoute(name),
      schema: {
        ...(isCommand ? { body: call.params } : schemasOf(name, call.params)),
        response: { 200: call.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      ...(BODY_LIMIT[name] === undefined ? {} : { bodyLimit: BODY_LIMIT[name] }),
      config: { kind: 'call', rateLimit: { max } },
      preHandler: refuseWhenOverloaded,
      handler: async (request, reply) => {
        const params = isCommand ? request.body : { ...(request.query as object), ...(request.params as object) }
        refuseUnwritable(params)
        const own = { ...context, visitor: visitorOf(request.ip, context) }
        const take = () => handler(params, own)
        // What only a key opens is kept by nobody.
        reply.header('cache-control', 'key' in call.params.properties ? 'no-store' : 'no-cache')
        return send(
          reply,
          isForm && isStrict ? await withinFormLimits(own, params as Record<string, unknown>, take) : await take(),
        )
      },
    })
  }
}

/** Parameters named in the path of a call (`/v2/portfolio/projects/{id}`) are not taken from its query. */
function schemasOf(name: CallName, params: TObject) {
  const required: readonly string[] = params.required ?? []
  const inPath = new Set(Array.from(name.matchAll(/\{(\w+)\}/g), ([, key = '']) => key))
  const part = (isPart: (key: string) => boolean) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(params.properties).filter(([key]) => isPart(key))),
    required: required.filter(isPart),
  })
  return { params: part(key => inPath.has(key)), querystring: part(key => !inPath.has(key)) }
}

function send(reply: FastifyReply, answer: unknown) {
  if (answer === null) return reply.code(204).send()
  return reply.send(answer)
}

async function refuseWhenOverloaded(this: FastifyInstance): Promise<void> {
  if (this.isUnderPressure()) throw new ApiError('overloaded', 'Сервер перегружен. Повторите через несколько секунд')
}
