import type { PageText } from '#contract/page-renderer.ts'
import type { RootState } from './make-store.ts'
import type { RemoteRecord } from './remote.ts'

/** Only what the browser cannot know, as JSON that is safe inside a script element. Server only. */
export function stateJson(
  { remote, site }: Pick<RootState, 'remote' | 'site'>,
  drawnOnly: readonly string[] = [],
): PageText {
  // A failed call travels all the same: its part offers a retry.
  const sent = Object.entries(remote).filter(([name, { isError }]) => isError || !drawnOnly.includes(name))
  const records = sent.flatMap(([name, record], index) => [
    `${index > 0 ? ',' : ''}${scriptJson(name)}:`,
    ...recordJson(record),
  ])
  return ['{"remote":{', ...records, `},"site":${scriptJson(site)}}`]
}

const recordJson = ({ response, ...record }: RemoteRecord): PageText => [
  '{"response":',
  responseJson(response),
  `,${scriptJson(record).slice(1)}`,
]

/**
 * Answers are immutable, and the server memoises those that pages share: the state of a list of sixty (26 KB) takes a twelfth
 * of the processor time when its bytes are known.
 */
const encoded = new WeakMap<object, Uint8Array>()

function responseJson(response: unknown): string | Uint8Array {
  if (typeof response !== 'object' || response === null) return scriptJson(response ?? null)
  const known = encoded.get(response)
  if (known !== undefined) return known
  const bytes = new TextEncoder().encode(scriptJson(response))
  encoded.set(response, bytes)
  return bytes
}

/** `<` is escaped so that no value can end the script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
