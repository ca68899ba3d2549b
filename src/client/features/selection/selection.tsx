import { href } from '#domain/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useBoxes } from './use-boxes.ts'
import { useSelection } from './use-selection.ts'

/** There the choice itself is the page. */
const WITHOUT_BAR = [href('compare'), href('tender')]

/** The visitor's choice on whatever page: boxes in step with it, and the bar of what can be done with it. */
export function Selection() {
  const selection = useSelection()
  useBoxes(selection)
  const { pathname } = useResolvedPage()
  if (!selection || selection.ids.length === 0 || WITHOUT_BAR.includes(pathname)) return null
  return <SelectionBar selection={selection} />
}
