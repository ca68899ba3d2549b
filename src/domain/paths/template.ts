import { type ServiceSlug, serviceBySlug } from '../vocabulary/services.ts'

export type PathEntry<Params> = {
  build: (params: Params) => string
  parse: (pathname: string) => Params | null
  parseSegments: (segments: readonly string[]) => Params | null
  // The literal start of its first segment; empty when that segment is a vocabulary word.
  firstSegment: string
  /** The part before `{key}`: the rest of such an address is a secret. Null for all others. */
  secretPrefix: string | null
}

// `{id}`, `{year}`, `{key}` and `{service}` have their own patterns; every other placeholder is a slug.
type ValueOf<Name extends string> = Name extends 'id' | 'year' ? number : Name extends 'service' ? ServiceSlug : string

type Flat<T> = { [K in keyof T]: T[K] }
type ParamsIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: ValueOf<Name> } & ParamsIn<Rest>
  : unknown
export type TemplateParams<Template extends string> = Template extends `${string}{${string}`
  ? Flat<ParamsIn<Template>>
  : Record<never, never>

type ParamValue = string | number
type Read = (text: string) => ParamValue | null
type Segment = { prefix: string; name: string | null; read: Read }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const ID = /^[1-9]\d{0,9}$/
/** Any year of four digits: the database knows which years there are. */
export const YEAR = /^[1-9]\d{3}$/
// The upper bound of integer ids in PostgreSQL: above it the answer is 404 instead of a failed query.
const MAX_ID = 2_147_483_647
// Deliberately wide: a wrong key gets a page that says so, not a 404. The only placeholder that allows capitals.
const KEY = /^[\w-]{1,128}$/
const MAX_SLUG = 120

const readSlug: Read = text => (text.length <= MAX_SLUG && SLUG.test(text) ? text : null)
const readId: Read = text => (ID.test(text) && Number(text) <= MAX_ID ? Number(text) : null)
const READERS: Readonly<Record<string, Read>> = {
  id: readId,
  year: text => (YEAR.test(text) ? Number(text) : null),
  key: text => (KEY.test(text) ? text : null),
  service: text => serviceBySlug(text)?.slug ?? null,
}

// Templates follow the site map of the spec: '/agency-{agency}/reviews/{id}/'.
export function templatePath<const Template extends string>(template: Template): PathEntry<TemplateParams<Template>> {
  const parts = splitPath(template)?.map(readSegment) ?? []

  const parseSegments = (segments: readonly string[]) => {
    if (segments.length !== parts.length) return null
    const params: Record<string, ParamValue> = {}
    for (const [index, part] of parts.entries()) {
      const text = segments[index] ?? ''
      if (part.name === null) {
        if (text !== part.prefix) return null
        continue
      }
      const value = text.startsWith(part.prefix) ? part.read(text.slice(part.prefix.length)) : null
      if (value === null) return null
      params[part.name] = value
    }
    return params as TemplateParams<Template>
  }

  const keyAt = template.indexOf('{key}')
  return {
    firstSegment: parts[0]?.prefix ?? '',
    secretPrefix: keyAt === -1 ? null : template.slice(0, keyAt),
    parseSegments,
    parse: pathname => {
      const segments = splitPath(pathname)
      return segments && parseSegments(segments)
    },
    build: params => {
      let pathname = '/'
      for (const { prefix, name } of parts) {
        const value = name === null ? '' : encodeURIComponent((params as Record<string, ParamValue>)[name] ?? '')
        pathname += `${prefix}${value}/`
      }
      return pathname
    },
  }
}

// Null unless the path begins and ends with a slash: paths without one are redirected.
export function splitPath(pathname: string): string[] | null {
  if (!pathname.startsWith('/') || !pathname.endsWith('/')) return null
  return pathname === '/' ? [] : pathname.slice(1, -1).split('/')
}

function readSegment(text: string): Segment {
  const brace = text.indexOf('{')
  if (brace === -1) return { prefix: text, name: null, read: readSlug }
  const name = text.slice(brace + 1, -1)
  return { prefix: text.slice(0, brace), name, read: READERS[name] ?? readSlug }
}
