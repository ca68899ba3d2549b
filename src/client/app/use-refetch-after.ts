import { useEffect } from 'react'

/** The page's data predates the command, so it is loaded again once the command is done. */
export function useRefetchAfter(isDone: boolean, refetch: () => void): void {
  useEffect(() => {
    if (isDone) refetch()
  }, [isDone, refetch])
}
