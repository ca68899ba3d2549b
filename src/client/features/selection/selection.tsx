import { useResolvedPage } from '../../app/location.tsx'
import type { AnyPage } from '../../app/page.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useBoxes } from './use-boxes.ts'
import { useSelection } from './use-selection.ts'

/** The comparison already shows the selection, and the bar would cover a form; private links lead to one too. */
export const hasBar = ({ name, kind }: Pick<AnyPage, 'name' | 'kind'>): boolean =>
  name !== 'compare' && (kind === 'page' || kind === 'read')

/** The visitor's selection on any page: keeps the checkboxes in sync and shows the bar of actions. */
export function Selection() {
  const selection = useSelection()
  useBoxes(selection)
  const { page } = useResolvedPage()
  if (!selection || selection.ids.length === 0 || !hasBar(page)) return null
  return <SelectionBar selection={selection} />
}
