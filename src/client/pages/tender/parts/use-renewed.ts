import { useEffect } from 'react'

/** What the page shows was true before the command: once that is done, it is asked again. */
export function useRenewed(isDone: boolean, renew: () => void): void {
  useEffect(() => {
    if (isDone) renew()
  }, [isDone, renew])
}
