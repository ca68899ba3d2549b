import type { LinkGroup } from '#contract/shapes/link.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { responseFor } from '../../store/remote.ts'

const NO_GROUPS: LinkGroup[] = []

/** The latest groups of any page, so that the footer keeps its height while the next page's groups load. */
export function useFooterGroups(): LinkGroup[] {
  return useAppSelector(({ remote }) => responseFor(remote, 'bottom-pages', {})?.groups ?? NO_GROUPS)
}
