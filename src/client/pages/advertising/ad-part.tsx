import type { DormantPart } from '../../app/dormant-part.tsx'
import { DrawnPart } from '../../app/drawn-part.tsx'

/** The text of a page, drawn by the server. */
export function AdPart({ part }: { part: DormantPart }) {
  return (
    <div data-dormant>
      <DrawnPart part={part} />
    </div>
  )
}
