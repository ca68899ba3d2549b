import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { NamedPath } from './json-ld.ts'

/** The chain as it is shown: the page itself stands last and leads nowhere. */
export const crumbsTo = (chain: readonly NamedPath[]): Crumb[] =>
  chain.map(({ title, path }, index) => (index < chain.length - 1 ? { text: title, href: path } : { text: title }))

/** Only what stands above the page: its own name is the heading right below, and long. */
export const crumbsAbove = (chain: readonly NamedPath[]): Crumb[] =>
  chain.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
