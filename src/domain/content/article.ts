import { href } from '../paths/paths.ts'

export const ARTICLE_KINDS = ['person', 'news', 'research', 'term', 'plan', 'mention'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

/** Facts about a text that no query asks for. */
export interface ArticleMeta {
  minutes: number
  /** «2026-11-16», the day the figures were read; null for a text without figures. */
  dataOn: string | null
  cite: string
  /** Slugs of terms. */
  related: string[]
  services: string[]
  /** Addresses. */
  ratings: string[]
  /** Who mentions us. */
  medium: string
  /** Where the mention is; empty if it is not on the web. */
  address: string
}

export function articlePath(kind: ArticleKind, slug: string): string {
  switch (kind) {
    case 'news':
      return href('news-item', { slug })
    case 'research':
      return href('research-item', { slug })
    case 'term':
      return href('abc-item', { slug })
    case 'person':
      return href('person', { person: slug })
    case 'plan':
      return `${href('about-plans')}#${slug}`
    case 'mention':
      return `${href('press')}#${slug}`
  }
}
