import { useEffect, useState } from 'react'

/** Loads a chunk after the first render; if that failed, tries again as soon as the visitor wants it. */
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
