import { useEffect, useState } from 'react'
import { localStore, readStored, writeStored } from '../../../browser/stored/storage.ts'

const KEY = 'risenTo'
/** Enough for the agencies one person follows. */
const MAX_KEPT = 20

/** True once for each better place: the visitor's browser remembers which one it has shown. */
export function useRise(path: string, place: number, change: number | null): boolean {
  const [isRise, setIsRise] = useState(false)
  useEffect(() => {
    if (change === null || change <= 0) return
    const stored = readStored(localStore(), KEY)
    const shown = Array.isArray(stored) ? stored : []
    const now = `${path} ${place}`
    if (shown.includes(now)) return
    writeStored(localStore(), KEY, [now, ...shown].slice(0, MAX_KEPT))
    setIsRise(true)
  }, [path, place, change])
  return isRise
}
