import { Island } from './island.tsx'
import type { LatePart } from './late-part.ts'
import { useResolvedPage } from './location.tsx'

/** Another query is another text: what the server drew goes. */
export function PlainFrame({ part }: { part: LatePart }) {
  return <Island key={useResolvedPage().search} of={part} until="leave" />
}
