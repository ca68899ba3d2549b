import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** As many as the text or the list will take, so that nothing jumps when it comes. */
  count?: number
  shape?: 'line' | 'block'
}

/** Silent: put it beside a `LoadingBlock` or inside a region marked `aria-busy`. */
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
