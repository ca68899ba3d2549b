import { useState } from 'react'
import { Dormant, type DormantPart } from './dormant-part.tsx'
import { useResolvedPage } from './location.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface DrawnPartProps {
  part: DormantPart
  /** A call failed, and the part offers a retry. */
  isFailed?: boolean
}

/** A dormant part that needs no code while the server's markup of it is shown; after a navigation it is drawn here. */
export function DrawnPart(props: DrawnPartProps) {
  return <LastingPart key={useResolvedPage().pathname} {...props} />
}

/** The same for the layout, which outlives navigations: what the server drew of it stays. */
export function LastingPart({ part, isFailed = false }: DrawnPartProps) {
  const [isDrawnHere] = useState(useIsHydrated())
  return <Dormant part={part} isWanted={isDrawnHere || isFailed} />
}
