import { classNames } from './class-names.ts'
import styles from './logo-image.module.css'

export type LogoImageProps = {
  src: string
  /** Empty next to the agency's name, otherwise «Логотип …». */
  alt: string
  size?: 'small' | 'medium' | 'large'
  /** Above the fold: load immediately. */
  isEager?: boolean
}

const PIXELS = { small: 32, medium: 48, large: 96 }

export function LogoImage({ src, alt, size = 'medium', isEager = false }: LogoImageProps) {
  const side = PIXELS[size]
  return (
    <img
      className={classNames(styles.logo, styles[size])}
      src={src}
      alt={alt}
      width={side}
      height={side}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
