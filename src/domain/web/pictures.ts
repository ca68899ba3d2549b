import type { PathMatch, PathName } from '../paths/paths.ts'

export const COVER_SIZE = { width: 400, height: 250 } as const

/** Small covers are for places under 240 px wide: name and figure only. Inverse ones stand beside their own palette. */
export const COVER_VARIANTS = ['full', 'small', 'inverse'] as const
export type CoverVariant = (typeof COVER_VARIANTS)[number]

export const projectCover = (id: number, variant: CoverVariant = 'full'): string =>
  `/media/project/${id}${variant === 'full' ? '' : `-${variant}`}.svg`

export const studyCover = (slug: string): string => `/media/research/${slug}.svg`

/** Pages whose share picture shows their figures. */
export const CARD_PAGES = ['rating', 'agency', 'cms'] as const satisfies PathName[]
export type CardPage = (typeof CARD_PAGES)[number]

export const isOfCardPage = (match: PathMatch): match is Extract<PathMatch, { name: CardPage }> =>
  CARD_PAGES.some(name => name === match.name)
