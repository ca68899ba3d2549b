import { useEffect, useState } from 'react'

/** Loads a chunk once the visitor wants it; a failed load is tried again the next time. */
export function useDeferred<Module>(load: () => Promise<Module>, isWanted: boolean): Module | null {
  const [part, setPart] = useState<Module | null>(null)
  const shouldLoad = isWanted && part === null
  useEffect(() => {
    if (!shouldLoad) return
    let isCurrent = true
    load().then(
      module => isCurrent && setPart(module),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load, shouldLoad])
  return part
}
