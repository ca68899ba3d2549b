import { expect, test } from 'vitest'
import { withoutTags } from '../scripts/drop-server-facts.ts'

test('a page keeps all but its tags for browsers', () => {
  const page = (tags: string) => `  search: {
    kind: 'page',
    query: ['q', 'page'],
    calls: (_, query) => [callRequest('agency-find', params(query))],
${tags}    views,
  },
`
  expect(withoutTags(page("    tags: ({ city }) => ['search', city],\n"))).toBe(page(''))
})
