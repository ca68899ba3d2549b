import { useEffect, useRef, useState } from 'react'
import { Dormant, type DormantPart } from '../../app/dormant-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { copyWithSource } from '../../browser/copy-with-source.ts'
import { watchReadingPlace } from './watch-reading-place.ts'

interface ReadingSlotProps {
  part: DormantPart
}

/** A text drawn by the server needs no code and does not travel again as state; after a navigation it is drawn here. */
export function ReadingSlot({ part }: ReadingSlotProps) {
  return <Slot key={useResolvedPage().pathname} part={part} />
}

function Slot({ part }: ReadingSlotProps) {
  const [isDrawnHere] = useState(useIsHydrated())
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? watchReadingPlace(root.current) : undefined), [])
  useEffect(() => (root.current ? copyWithSource(root.current) : undefined), [])
  return (
    <div ref={root} data-dormant>
      <Dormant part={part} isWanted={isDrawnHere} />
    </div>
  )
}
