import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first browser render; until then the markup must work without JavaScript. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
