import { useEffect, useState } from 'react'
import { readTerms } from '../../../browser/stored/read-terms.ts'
import { localStore } from '../../../browser/stored/storage.ts'

const NONE: ReadonlySet<string> = new Set()

/** Addresses of terms that were opened here; none before hydration, as the server knows nothing of them. */
export function useReadTerms(): ReadonlySet<string> {
  const [read, setRead] = useState(NONE)
  useEffect(() => {
    const show = () => setRead(new Set(readTerms(localStore())))
    show()
    // Back may restore the page as it was left.
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
  return read
}

/** A term has one address in all orders. */
export const pathOfTerm = (path: string): string => path.replace(/\?.*/s, '')
