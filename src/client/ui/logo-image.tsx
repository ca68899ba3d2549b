import { drawnLogo, slugOfDrawnLogo } from '#domain/pictures/drawn-logo.ts'
import { classNames } from './class-names.ts'
import styles from './logo-image.module.css'

export type LogoImageProps = {
  src: string
  /** Empty next to the agency's name, otherwise «Логотип …». */
  alt: string
  /** The agency's name: with it a drawn logo is part of the page and costs no request. */
  name?: string
  size?: 'small' | 'medium' | 'large'
  /** Above the fold: load immediately. */
  isEager?: boolean
}

const PIXELS = { small: 32, medium: 48, large: 96 }

export function LogoImage({ src, alt, name, size = 'medium', isEager = false }: LogoImageProps) {
  const side = PIXELS[size]
  const className = classNames(styles.logo, styles[size])
  const slug = name === undefined ? null : slugOfDrawnLogo(src)
  if (slug !== null && name !== undefined) {
    const { colour, shape, letters, size: fontSize, baseline } = drawnLogo(slug, name)
    return (
      <svg className={className} viewBox="0 0 96 96" role="img" aria-label={alt} aria-hidden={alt === ''}>
        <path fill={colour} d={shape} />
        <text x="48" y={baseline} fontSize={fontSize} fill="#fff" className={styles.letters}>
          {letters}
        </text>
      </svg>
    )
  }
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={side}
      height={side}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
