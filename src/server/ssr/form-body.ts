import { MIMEType } from 'node:util'
import { ApiError } from '#contract/errors.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { CHARACTER } from '#domain/russian/rare-nouns.ts'

/** A text field, or files in the shape that calls take. */
export type FormValue = string | { name: string; content: string }[]

/** Fields and files together; the longest form of the site sends a few dozen. */
export const MAX_PARTS = 200
const MAX_NAME = 200

/** Fields of a form without files. A repeated field becomes a list: «sites,crm». */
export function readFields(body: string): Record<string, FormValue> {
  refuseParts(countOf(body, '&') + 1)
  return valuesOf(new URLSearchParams(body))
}

/** Uses the platform's FormData parser; null if the body is malformed. */
export async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, FormValue> | null> {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  // The closing boundary is no part.
  refuseParts(countOf(body, `--${boundary}`) - 1)
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  return form && valuesOf(await Promise.all(Array.from(form, readPart)))
}

type SentFile = { name: string; content: string }

async function readPart([name, value]: [string, string | File]): Promise<[string, string | SentFile | null]> {
  if (typeof value === 'string') return [name, value]
  // Browsers send a nameless, empty file when none was chosen.
  if (value.size === 0 && value.name === '') return [name, null]
  return [name, { name: value.name, content: Buffer.from(await value.arrayBuffer()).toString('base64') }]
}

function valuesOf(parts: Iterable<[string, string | SentFile | null]>): Record<string, FormValue> {
  const texts = new Map<string, string[]>()
  const files = new Map<string, SentFile[]>()
  for (const [name, value] of parts) {
    if (name.length > MAX_NAME) throw new ApiError('bad-request', WRONG_FORM)
    if (typeof value === 'string') listIn(texts, name).push(value)
    else if (value && value.name.length > MAX_NAME) throw new ApiError('bad-request', LONG_FILE_NAME)
    else if (value) listIn(files, name).push(value)
  }
  return Object.fromEntries([...files, ...Array.from(texts, ([name, all]) => [name, all.join(',')] as const)])
}

function listIn<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

const WRONG_FORM = 'Форма составлена неверно: в ней слишком много полей или их имена слишком длинные'
const LONG_FILE_NAME = `Имя файла длиннее ${countedGenitive(MAX_NAME, CHARACTER)}. Вернитесь на страницу и приложите файл под именем покороче`

function refuseParts(count: number): void {
  if (count > MAX_PARTS) throw new ApiError('bad-request', WRONG_FORM)
}

/** Stops after what is refused anyway. */
function countOf(body: string | Buffer, mark: string): number {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0 && count <= MAX_PARTS + 1; at = body.indexOf(mark, at + mark.length)) {
    count += 1
  }
  return count
}

function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary')
  } catch {
    return null
  }
}
