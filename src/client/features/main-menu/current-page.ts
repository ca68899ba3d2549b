import type { Answer } from '#contract/index.ts'

export type MenuPage = Answer<'main-menu'>['pages'][number]

/** The menu page the visitor is within: the one that holds the longest beginning of the address. */
export function currentPageIndex(pages: readonly MenuPage[], pathname: string): number | null {
  let found: number | null = null
  let longest = 0
  pages.forEach(({ path, sub }, index) => {
    for (const start of [path, ...sub.flatMap(({ links }) => links.map(link => link.path))]) {
      if (start.length > longest && pathname.startsWith(start)) {
        found = index
        longest = start.length
      }
    }
  })
  return found
}
