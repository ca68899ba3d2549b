import { classNames } from './class-names.ts'
import { logoSource } from './logo-drawer.ts'
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
  return (
    <img
      className={classNames(styles.logo, styles[size])}
      src={logoSource(src, name)}
      // The server's page has the drawing here; hydration keeps it.
      suppressHydrationWarning
      alt={alt}
      width={side}
      height={side}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
