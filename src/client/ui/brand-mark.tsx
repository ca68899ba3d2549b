import styles from './brand-mark.module.css'

export type BrandMarkProps = {
  name: string
}

const LENGTH = 100
const TICKS = Array.from({ length: LENGTH / 5 + 1 }, (_, index) => `M${index * 5 + 0.5} 0v${index % 5 === 0 ? 8 : 4.5}`)

/** The site name above a ruler, with the reading mark at its end. Not a link: wrap it where one is needed. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <span className={styles.name}>{name}</span>
      <svg className={styles.ruler} viewBox="0 0 101 9" aria-hidden="true">
        <path d={`M0 .5h101${TICKS.join('')}`} />
      </svg>
    </span>
  )
}
