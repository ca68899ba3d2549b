import type { StaticHead } from '#contract/page-renderer.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { Context } from '../context.ts'

export type Head = StaticHead

/** Builds the head of a page from its parameters and, where it has heads by query, those; null when its subject does not exist. */
export type HeadMakers<N extends PathName> = {
  [K in N]: (params: PathParams<K>, context: Context, query: URLSearchParams) => Promise<Head | null>
}

/** Search engines show about this many characters of a description. */
export const DESCRIPTION_LENGTH = 160

/** The first sentence and as many of the rest as fit. */
export function describe(first: string, ...others: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`
    return longer.length <= DESCRIPTION_LENGTH ? longer : text
  }, first)
}
