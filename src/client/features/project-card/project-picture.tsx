import {
  PICTURE_FORMATS,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  type PictureFormat,
  projectDrawing,
  projectPicture,
} from '#domain/web/pictures.ts'
import styles from './project-picture.module.css'

export interface ProjectPictureProps {
  id: number
  /** Empty next to the project's title. */
  alt: string
  /** As in `<img sizes>`: «(min-width: 1024px) 320px, 100vw». */
  sizes: string
  /** Above the fold: load immediately. */
  isEager?: boolean
}

const WIDTH = 640

/** The lightest format the browser supports, in the width it needs; the SVG drawing as the fallback. */
export function ProjectPicture({ id, alt, sizes, isEager = false }: ProjectPictureProps) {
  return (
    <picture className={styles.picture}>
      {PICTURE_FORMATS.map(format => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(id, format)} sizes={sizes} />
      ))}
      <img
        src={projectDrawing(id)}
        alt={alt}
        width={WIDTH}
        height={WIDTH * PICTURE_RATIO}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

const sourcesOf = (id: number, format: PictureFormat): string =>
  PICTURE_WIDTHS.map(width => `${projectPicture(id, width, format)} ${width}w`).join(', ')
