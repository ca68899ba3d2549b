import styles from './brand-mark.module.css'

export type BrandMarkProps = {
  name: string
}

const TICKS = 'M.5 0v10M8.5 5v5M16.5 5v5M24.5 5v5M32.5 0v10M40.5 5v5M48.5 5v5M56.5 5v5M64.5 0v10'

/** The site name with a short ruler under it. Not a link: wrap it where one is needed. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      {name}
      <svg className={styles.ruler} viewBox="0 0 65 10" aria-hidden="true">
        <path d={TICKS} />
      </svg>
    </span>
  )
}
