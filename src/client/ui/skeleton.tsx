import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** Match the expected length of the content, to avoid a layout shift. */
  count?: number
  shape?: 'line' | 'block'
}

/** Hidden from screen readers: put it next to a `LoadingBlock` or inside a region marked `aria-busy`. */
export function Skeleton({ count = 3, shape = 'line' }: SkeletonProps) {
  const lines = Array.from({ length: count }, (_, index) => index)
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {lines.map(line => (
        <span key={line} className={styles[shape]} />
      ))}
    </span>
  )
}
