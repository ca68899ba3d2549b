import { isPrivatePath, type PathName } from '#domain/paths/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import type { AnyPage } from '../../app/page.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useBoxes } from './use-boxes.ts'
import { useSelection } from './use-selection.ts'

/** On the first two pages the selection is already shown; on the others the bar would cover a form. */
const WITHOUT_BAR: readonly PathName[] = [
  'compare',
  'tender',
  'agency-contacts',
  'review-request',
  'review-client',
  'profile-add',
  'contacts',
]

/** Private links lead to a single task, so their pages have no bar. */
export const hasBar = ({ name }: Pick<AnyPage, 'name'>): boolean => !isPrivatePath(name) && !WITHOUT_BAR.includes(name)

/** The visitor's selection on any page: keeps the checkboxes in sync and shows the bar of actions. */
export function Selection() {
  const selection = useSelection()
  useBoxes(selection)
  const { page } = useResolvedPage()
  if (!selection || selection.ids.length === 0 || !hasBar(page)) return null
  return <SelectionBar selection={selection} />
}
