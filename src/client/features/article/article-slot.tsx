import { useEffect, useRef, useState } from 'react'
import { Dormant, type DormantPart } from '../../app/dormant-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { copyWithSource } from '../../browser/copy-with-source.ts'
import { watchReadingPlace } from './watch-reading-place.ts'
// Drawn without their code, so the page brings their styles.
import './article.module.css'
import './reading-ruler.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/card.module.css'
import '../../ui/chart/chart.module.css'
import '../../ui/chart/figures-table.module.css'
import '../../ui/disclosure.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/logo-line.module.css'
import '../../ui/reading-page.module.css'
import '../../ui/scale/scale.module.css'
import '../../ui/table.module.css'
import '../../ui/text-link.module.css'

interface ArticleSlotProps {
  part: DormantPart
}

/** A text drawn by the server needs no code and does not travel again as state; after a navigation it is drawn here. */
export function ArticleSlot({ part }: ArticleSlotProps) {
  return <Slot key={useResolvedPage().pathname} part={part} />
}

function Slot({ part }: ArticleSlotProps) {
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
