import { expect, test } from 'vitest'
import { makeFetchApi } from '#client/api/fetch-api.ts'
import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'

// The browser carries no schemas, so it has a list of its own: this keeps the two the same.
test.each(Object.entries(contract) as [CallName, Call][])(
  'a browser sends %s as the server expects it',
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
