import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TObject } from 'typebox'
import { ApiError, ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import { callRoute } from '#domain/call-address.ts'
import type { Context } from '../context.ts'
import { visitorOf } from '../http/visitor.ts'
import { handlers } from './handlers.ts'

type AnyHandler = (params: unknown, context: Context) => Promise<unknown>

/** Calls that write to a log or send something are limited harder than reads. */
const STRICT_LIMIT: Partial<Record<CallName, number>> = {
  'send-js-log': 20,
  'agency-show-phone': 30,
  'agency-page-send-feedback': 10,
}

export interface CallLimits {
  callsPerMinute: number
  /** Whether STRICT_LIMIT counts: tests of every call come from one address. */
  isStrict: boolean
}

/** A route for every call of the contract: its schema validates, types and serialises. */
export async function apiRoutes(app: FastifyInstance, context: Context, limits: CallLimits): Promise<void> {
  const { callsPerMinute, isStrict } = limits
  for (const name of Object.keys(contract) as CallName[]) {
    const call = contract[name]
    const handler = handlers[name] as AnyHandler
    const isCommand = (call.kind as string) === 'command'
    const max = Math.min((isStrict && STRICT_LIMIT[name]) || callsPerMinute, callsPerMinute)
    app.route({
      method: isCommand ? 'POST' : 'GET',
      url: callRoute(name),
      schema: {
        ...(isCommand ? { body: call.params } : schemasOf(name, call.params)),
        response: { 200: call.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { kind: 'call', rateLimit: { max } },
      preHandler: refuseWhenOverloaded,
      handler: async (request, reply) => {
        const params = isCommand ? request.body : { ...(request.query as object), ...(request.params as object) }
        return send(reply, await handler(params, { ...context, visitor: visitorOf(request.ip, context) }))
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
  return reply.header('cache-control', 'no-cache').send(answer)
}

async function refuseWhenOverloaded(this: FastifyInstance): Promise<void> {
  if (this.isUnderPressure()) throw new ApiError('overloaded', 'Сервер перегружен. Повторите через несколько секунд')
}
