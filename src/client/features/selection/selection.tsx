import { useResolvedPage } from '../../app/location.tsx'
import { hasBar } from './has-bar.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useBoxes } from './use-boxes.ts'
import { useSelection } from './use-selection.ts'

/** The visitor's choice on whatever page: boxes in step with it, and the bar of what can be done with it. */
export function Selection() {
  const selection = useSelection()
  useBoxes(selection)
  const { page } = useResolvedPage()
  if (!selection || selection.ids.length === 0 || !hasBar(page)) return null
  return <SelectionBar selection={selection} />
}
