import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { NamedPath } from './json-ld.ts'

/** The whole chain; the page itself comes last and is not a link. */
export const crumbsTo = (chain: readonly NamedPath[]): Crumb[] =>
  chain.map(({ title, path }, index) => (index < chain.length - 1 ? { text: title, href: path } : { text: title }))

/** The chain without the page itself, whose heading right below is the same text. */
export const crumbsAbove = (chain: readonly NamedPath[]): Crumb[] =>
  chain.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
