import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/define.ts'
import { ApiError } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import type { Tried } from './docs-page.ts'

/** Asks the call's own route, so that validation, limits and errors are those of the API. */
export async function tryCall(app: FastifyInstance, request: FastifyRequest): Promise<{ call: Call; tried: Tried }> {
  const { call: name = '', ...params } = filled(request.query as Record<string, unknown>)
  const call: Call | undefined = Object.hasOwn(contract, name) ? contract[name as keyof typeof contract] : undefined
  if (call?.kind !== 'query') throw new ApiError('not-found', 'Такого вызова для чтения нет')
  const { path, rest } = callAddress(name, params)
  const search = new URLSearchParams(rest as Record<string, string>)
  const address = search.size > 0 ? `${path}?${search}` : path
  const { statusCode, payload } = await app.inject({ method: 'GET', url: address, remoteAddress: request.ip })
  return { call, tried: { name, params, address, status: statusCode, body: indented(payload) } }
}

/** A plain form sends empty fields too. */
function filled(query: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
