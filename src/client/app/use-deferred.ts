import { useEffect, useState } from 'react'

/**
 * A part the first look does not need: its chunk is fetched once the page is in use. When it did not come, it is asked
 * for again as soon as the visitor wants it.
 */
export function useDeferred<Module>(load: () => Promise<Module>, isWanted = false): Module | null {
  const [part, setPart] = useState<Module | null>(null)
  const attempt = part === null ? Number(isWanted) : null
  useEffect(() => {
    if (attempt === null) return
    let isCurrent = true
    load().then(
      module => isCurrent && setPart(module),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  return part
}
