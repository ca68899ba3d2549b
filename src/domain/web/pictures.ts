export const COVER_SIZE = { width: 400, height: 250 } as const

/** Small covers are for places under 240 px wide: name and figure only. */
export const COVER_VARIANTS = ['full', 'small'] as const
export type CoverVariant = (typeof COVER_VARIANTS)[number]

export const projectCover = (id: number, variant: CoverVariant = 'full'): string =>
  `/media/project/${id}${variant === 'full' ? '' : `-${variant}`}.svg`
