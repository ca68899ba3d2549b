import { isDrawnLogo } from '#domain/pictures/picture-addresses.ts'
import { classNames } from './class-names.ts'
import { DrawnLogo } from './drawn-logo.tsx'
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
  className?: string | undefined
}

const PIXELS = { small: 32, medium: 48, large: 96 }

export function LogoImage({ src, alt, name, size = 'medium', isEager = false, className }: LogoImageProps) {
  const side = PIXELS[size]
  const shape = { className: classNames(styles.logo, styles[size], className), width: side, height: side }
  if (name === undefined || !isDrawnLogo(src)) {
    return <img {...shape} src={src} alt={alt} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
  }
  const label = alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt }
  return <DrawnLogo {...shape} {...label} src={src} name={name} />
}
