import type { LinkGroup } from '#contract/shapes/link.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { responseFor } from '../../store/remote.ts'

const NO_GROUPS: LinkGroup[] = []

/** The latest groups, whatever page they came with: while the next page's are on their way the footer keeps its height. */
export function useFooterGroups(): LinkGroup[] {
  return useAppSelector(({ remote }) => responseFor(remote, 'bottom-pages', {})?.groups ?? NO_GROUPS)
}
