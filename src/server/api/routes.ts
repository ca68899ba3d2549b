import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TObject } from 'typebox'
import type { Call } from '#contract/define.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract } from '#contract/index.ts'
import { asRead } from '#db/pool-guard.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { refuseKeyedFlood, withinFormLimits } from '../http/form-limits.ts'
import { visitorOf } from '../http/visitor.ts'
import { overloaded } from '../load/overload.ts'
import { makeTurns, type TurnLimits } from '../load/turns.ts'
import { readerContext } from './reader-context.ts'
import { refuseUnwritable } from './writable.ts'

type AnyHandler = (params: unknown, context: Context) => Promise<unknown>

export interface CallLimits {
  callsPerMinute: number
  /** Applies the calls' own limits; off for test suites that make every call from one address. */
  isStrict: boolean
  /** A command may wait for the lock of another with its connection in hand; the others of the pool are for readers. */
  commands: TurnLimits
}

interface Bounds extends CallLimits {
  isOverloaded: () => boolean
}

const CALL_NAMES = Object.keys(contract) as CallName[]
/** Made once, so that all apps of a process share what is compiled from them. */
const ADDRESS_SCHEMAS = Object.fromEntries(CALL_NAMES.map(name => [name, addressSchemas(name)]))

/** One route per call; its schemas validate the parameters and serialise the answer. */
export async function apiRoutes(app: FastifyInstance, context: Context, bounds: Bounds): Promise<void> {
  const { callsPerMinute, isStrict, isOverloaded } = bounds
  const commands = makeTurns(bounds.commands)
  // Before the body is read.
  const refuseWhenOverloaded = async () => {
    if (isOverloaded()) throw overloaded()
  }
  for (const name of CALL_NAMES) {
    const call: Call = contract[name]
    const handler = handlers[name] as AnyHandler
    const isCommand = call.kind === 'command'
    const isForm = isCommand && call.takesConsent
    const max = isStrict ? Math.min(call.perMinute ?? callsPerMinute, callsPerMinute) : callsPerMinute
    const addRoute = (method: 'GET' | 'POST') =>
      app.route({
        method,
        url: callRoute(name),
        schema: {
          ...(method === 'POST' ? { body: call.params } : ADDRESS_SCHEMAS[name]),
          response: { 200: call.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
        },
        ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
        config: { kind: 'call', rateLimit: { max } },
        onRequest: refuseWhenOverloaded,
        handler: async (request, reply) => {
          const params =
            method === 'POST' ? request.body : { ...(request.query as object), ...(request.params as object) }
          refuseUnwritable(params)
          const callContext = { ...readerContext(name, context), visitor: visitorOf(request, context) }
          const run = () => (isCommand ? handler(params, callContext) : asRead(() => handler(params, callContext)))
          const take = async () => {
            if (isStrict && call.isPrivate) {
              await refuseKeyedFlood(callContext, name, (params as { key: string }).key)
            }
            return isForm && isStrict ? withinFormLimits(callContext, params as Record<string, unknown>, run) : run()
          }
          reply.header('cache-control', call.isPrivate ? 'no-store' : 'no-cache')
          return send(reply, await (isCommand ? commands.run(take) : run()))
        },
      })
    addRoute(isCommand ? 'POST' : 'GET')
    if (call.isPostable) addRoute('POST')
  }
}

/** Parameters named in the path (`/v2/portfolio/projects/{id}`) are not read from the query. */
function addressSchemas(name: CallName) {
  const { params }: { params: TObject } = contract[name]
  const required: readonly string[] = params.required ?? []
  const inPath = new Set(Array.from(name.matchAll(/\{(\w+)\}/g), ([, key = '']) => key))
  if (inPath.size === 0) return { querystring: params }
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
