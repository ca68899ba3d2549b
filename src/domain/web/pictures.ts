/** Widths and formats offered in `srcset`; the SVG drawing is the fallback. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Height to width of a project's picture, 16 × 10. */
export const PICTURE_RATIO = 0.625

export const projectDrawing = (id: number): string => `/media/project/${id}.svg`

export const projectPicture = (id: number, width: PictureWidth, format: PictureFormat): string =>
  `/media/project/${id}-${width}.${format}`
