import styles from './brand-mark.module.css'

export type BrandMarkProps = {
  /** The configured name of the site. */
  name: string
}

const TICKS = 'M.5 0v10M8.5 5v5M16.5 5v5M24.5 5v5M32.5 0v10M40.5 5v5M48.5 5v5M56.5 5v5M64.5 0v10'

/** The word and a short ruler under it; whoever puts it on a page makes it a link. */
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
