import { href } from '../paths/paths.ts'
import type { TextCover, TextFigure } from './text-figure.ts'

/** Texts with an address of their own. */
export type ArticleKind = 'news' | 'research' | 'term' | 'person' | 'plan' | 'mention'

/** Texts of the site itself belong to a page: `PAGE_TEXTS`. */
export type TextKind = ArticleKind | 'page'

/** Facts about a text by which nothing is filtered. */
export interface ArticleMeta {
  minutes: number
  /** A text imported before words were counted has none. */
  words?: number
  /** «2026-11-16», the day of the figures, which is that of the text; null for a text without figures of periods. */
  dataOn: string | null
  /** The day of charts without periods; a text imported before it was told apart has none. */
  snapshotOn?: string | null
  /** For its card; a text imported before cards had charts has none. */
  figure?: TextFigure | null
  /** Of a study. */
  cover?: TextCover | null
  /** How a term sounds at a meeting, and what to ask then; empty where nothing was written. */
  heard?: string
  ask?: string
  cite: string
  /** Slugs of terms. */
  related: string[]
  services: string[]
  /** Addresses. */
  ratings: string[]
  /** «2026-1», of a page: consents name the edition that was agreed to. */
  edition: string
  /** Synonyms of a term that are too common to be linked to it. */
  searchOnly: string[]
  /** The medium that mentions us. */
  medium: string
  /** Address of the mention; empty if it is not on the web. */
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
