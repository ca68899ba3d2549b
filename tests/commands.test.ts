import { expect, test } from 'vitest'
import { makeFetchApi } from '#client/api/fetch-api.ts'
import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'

// The browser ships without schemas and uses generated call facts, which must match the contract.
test.each(Object.entries(contract) as [CallName, Call][])(
  'the browser sends %s with the method the server expects',
  async (name, call) => {
    const methods: string[] = []
    const api = makeFetchApi({
      fetch: async (_, init) => {
        methods.push(init?.method ?? 'GET')
        return new Response('{}')
      },
    })
    await api(name, {} as never)
    expect(methods).toEqual([call.kind === 'command' ? 'POST' : 'GET'])
  },
)
