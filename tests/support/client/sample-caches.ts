/** The browser's Cache API in memory, as far as the worker uses it. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const urlOf = (request: Request | string | URL) => (request instanceof Request ? request.url : String(request))
  const cacheOf = (entries: Map<string, Response>) =>
    ({
      match: async (request: Request | string) => entries.get(urlOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => {
        entries.delete(urlOf(request))
        entries.set(urlOf(request), response)
      },
      delete: async (request: Request | string) => entries.delete(urlOf(request)),
      keys: async () => Array.from(entries.keys(), url => new Request(url)),
    }) as unknown as Cache
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return cacheOf(entries)
  }
  return {
    open,
    match: async (request: Request | string) => {
      for (const entries of stored.values()) {
        const found = entries.get(urlOf(request))
        if (found) return found.clone()
      }
      return undefined
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    /** Paths kept in a cache. */
    pathsIn: (name: string) => Array.from(stored.get(name)?.keys() ?? [], url => url.replace(/^https?:\/\/[^/]+/, '')),
  } as unknown as CacheStorage & { pathsIn: (name: string) => string[] }
}
