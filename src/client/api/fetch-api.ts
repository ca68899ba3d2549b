import { COMMANDS } from '#contract/call-facts.generated.ts'
import type { CallApi } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { type ClientOptions, makeLegacyClient, makeNewClient, makeProxiedClient } from './http-client.ts'

/** The browser's carrier: each call goes to the client of its kind. */
export function makeFetchApi(options: ClientOptions): CallApi {
  const legacy = makeLegacyClient(options)
  const fresh = makeNewClient(options)
  const proxied = makeProxiedClient(options)
  return async (name, params) => {
    const { path, rest } = callAddress(name, params as Record<string, unknown>)
    if (Object.hasOwn(COMMANDS, name)) return (await proxied(path, rest)) as never
    return (await (name.startsWith('/') ? fresh(path, rest) : legacy(name, rest))) as never
  }
}
