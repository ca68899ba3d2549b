import type { ReactNode } from 'react'
import { portraitAddress } from '#domain/pictures/picture-addresses.ts'
import { classNames } from './class-names.ts'
import styles from './portrait.module.css'

const PIXELS = { small: 40, medium: 64, large: 96, hero: 248 }

export interface PortraitProps {
  /** Everything in the drawing follows from it. */
  name: string
  size?: keyof typeof PIXELS
}

/** A drawn face. Always beside the person's name, so it has no text of its own. */
export function Portrait({ name, size = 'small' }: PortraitProps) {
  const side = PIXELS[size]
  return (
    <img
      className={classNames(styles.portrait, styles[size])}
      src={portraitAddress(name)}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
    />
  )
}

export interface PortraitLineProps {
  /** Null for an author who stays unnamed: no face either. */
  name: string | null
  size?: PortraitProps['size']
  children: ReactNode
}

/** A face with what is said of the person beside it. */
export function PortraitLine({ name, size = 'small', children }: PortraitLineProps) {
  return (
    <div className={`row-12 ${styles.line}`}>
      {name !== null && <Portrait name={name} size={size} />}
      <div className={styles.about}>{children}</div>
    </div>
  )
}
