/**
 * The address of a call: v2 names are already paths (`/v2/portfolio/projects/{id}`), the others live under `/api/`.
 * Path parameters are removed from the query.
 */
export function callAddress(
  name: string,
  params: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  if (!name.startsWith('/')) return { path: `/api/${name}`, rest: params }
  const rest = { ...params }
  const path = name.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

/** The same address as a Fastify route, with `:id` for `{id}`. */
export function callRoute(name: string): string {
  return name.startsWith('/') ? name.replace(/\{(\w+)\}/g, ':$1') : `/api/${name}`
}
