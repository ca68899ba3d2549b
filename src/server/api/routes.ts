import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError, ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import { callRoute } from '#domain/call-address.ts'
import type { Context } from '../context.ts'
import { handlers } from './handlers.ts'

type AnyHandler = (params: unknown, context: Context) => Promise<unknown>

/** Calls that write to a log or send something are limited harder than reads. */
const STRICT_LIMIT: Partial<Record<CallName, number>> = { 'send-js-log': 20 }

/** A route for every call of the contract: its schema validates, types and serialises. */
export async function apiRoutes(app: FastifyInstance, context: Context, callsPerMinute: number): Promise<void> {
  for (const name of Object.keys(contract) as CallName[]) {
    const call = contract[name]
    const handler = handlers[name] as AnyHandler
    const isCommand = (call.kind as string) === 'command'
    const max = Math.min(STRICT_LIMIT[name] ?? callsPerMinute, callsPerMinute)
    app.route({
      method: isCommand ? 'POST' : 'GET',
      url: callRoute(name),
      schema: {
        ...(isCommand ? { body: call.params } : { querystring: call.params }),
        response: { 200: call.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { kind: 'call', rateLimit: { max } },
      preHandler: refuseWhenOverloaded,
      handler: async (request, reply) => send(reply, await handler(isCommand ? request.body : request.query, context)),
    })
  }
}

function send(reply: FastifyReply, answer: unknown) {
  if (answer === null) return reply.code(204).send()
  return reply.header('cache-control', 'no-cache').send(answer)
}

async function refuseWhenOverloaded(this: FastifyInstance): Promise<void> {
  if (this.isUnderPressure()) throw new ApiError('overloaded', 'Сервер перегружен. Повторите через несколько секунд')
}
