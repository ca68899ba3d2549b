import styles from './chart.module.css'

/** Marked series in the order in which they are told apart; the rest are grey. */
const LINES = [styles.solid, styles.dashed, styles.dotted]

export const lineLook = (rank: number): string | undefined =>
  rank === -1 ? styles.muted : (LINES[rank] ?? styles.thin)

interface FillLook {
  className?: string | undefined
  /** A pattern is referred to by its id, which no class can know. */
  fill?: string
}

/** Solid, hatched, lined; muted areas alternate, so that neighbours stay apart. */
export function fillLook(rank: number, index: number, drawing: string): FillLook {
  if (rank === -1) return { className: index % 2 === 0 ? styles.pale : styles.paler }
  const fills: FillLook[] = [
    { className: styles.ink },
    { fill: `url(#${drawing}-hatch)` },
    { fill: `url(#${drawing}-dense)` },
    { className: styles.grey },
  ]
  return fills[rank % fills.length] ?? {}
}
