import { COVER_SIZE, type CoverVariant, projectCover } from '#domain/web/pictures.ts'
import styles from './project-picture.module.css'

export interface ProjectPictureProps {
  id: number
  /** Empty next to the project's title. */
  alt: string
  variant?: CoverVariant
  /** Above the fold: load immediately. */
  isEager?: boolean
}

/** The drawn cover. As SVG it is half as heavy as the smallest AVIF and sharp at any width. */
export function ProjectPicture({ id, alt, variant = 'full', isEager = false }: ProjectPictureProps) {
  return (
    <img
      className={styles.picture}
      src={projectCover(id, variant)}
      alt={alt}
      width={COVER_SIZE.width}
      height={COVER_SIZE.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
