import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import { limitKey } from './limit-key.ts'
import { overloaded } from './overload.ts'

/** Smaller bodies are bounded by the number of connections. */
const BIG_BYTES = 256 * 1024
/** Of all big bodies in memory at once: six forms with as many files as they may have. */
const MAX_BYTES = 64 * 1024 * 1024

const INNER = 'x-inner-request'
/** Marks the request that a form makes to its call: the body was counted when it came. Random, so that nobody else can. */
export const INNER_REQUEST: Readonly<Record<string, string>> = { [INNER]: randomUUID() }

export interface BodyLimits {
  /** Big bodies in work from one address: people send one form at a time. */
  bigBodiesPerAddress: number
}

/** Refuses big bodies before they are read: each is held in memory whole, several times over while it is parsed. */
export function boundBodies(app: FastifyInstance, { bigBodiesPerAddress }: BodyLimits, maxBytes = MAX_BYTES): void {
  const byAddress = new Map<string, number>()
  let inWork = 0

  app.addHook('onRequest', async (request, reply) => {
    const bytes = expectedBytes(request)
    if (bytes < BIG_BYTES) return
    const address = limitKey(request.ip)
    const own = byAddress.get(address) ?? 0
    if (own >= bigBodiesPerAddress)
      throw new ApiError('too-many-requests', 'Дождитесь, пока отправится прошлая форма', undefined, 60)
    if (inWork + bytes > maxBytes) throw overloaded()
    inWork += bytes
    byAddress.set(address, own + 1)
    reply.raw.once('close', () => {
      inWork -= bytes
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  })
}

/** A body of unknown length may be as long as its route allows. A longer one is refused by its declared length anyway. */
function expectedBytes(request: FastifyRequest): number {
  const { 'content-length': declared, 'transfer-encoding': encoding } = request.headers
  if (declared === undefined && encoding === undefined) return 0
  if (request.headers[INNER] === INNER_REQUEST[INNER]) return 0
  const allowed = request.routeOptions.bodyLimit ?? 0
  return encoding === undefined ? Math.min(Number(declared), allowed) : allowed
}
