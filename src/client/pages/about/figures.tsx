import { formatNumber } from '#domain/numbers/numbers.ts'
import styles from './about.module.css'

interface FiguresProps {
  /** A path leads to the page that lists what was counted. */
  facts: readonly { title: string; value: number; path: string | null }[]
}

/** How much of what there is, numbers aligned; each leads to where it can be counted again. */
export function Figures({ facts }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {facts.map(({ title, value, path }) => (
        <div key={title}>
          <dt>{path === null ? title : <a href={path}>{title}</a>}</dt>
          <dd className="figure">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
