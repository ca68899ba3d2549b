import { isPrivatePath, type PathName } from '#domain/paths/paths.ts'
import type { AnyPage } from '../../app/page.ts'

/** On the first two the choice itself is the page; on the others people write, and a bar would lie over the form. */
const WITHOUT_BAR: readonly PathName[] = [
  'compare',
  'tender',
  'agency-contacts',
  'review-request',
  'profile-add',
  'contacts',
]

/** Who came by a private link came for one thing, which is not to choose. */
export const hasBar = ({ name }: Pick<AnyPage, 'name'>): boolean => !isPrivatePath(name) && !WITHOUT_BAR.includes(name)
