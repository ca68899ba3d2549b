import { useAppSelector } from '../../store/hooks.ts'
import { selectSiteUrl } from '../../store/shell/site-slice.ts'
import styles from './not-found.module.css'

interface MissingAddressProps {
  path: string
  /** Positions of the letters that differ from the nearest address. */
  wrong: readonly number[]
}

/** Longer addresses are cut: nobody looks for a slip in them. */
const MOST_SHOWN = 120

/** The address as asked for, its slips underlined. */
export function MissingAddress({ path, wrong }: MissingAddressProps) {
  const host = useAppSelector(selectSiteUrl).replace(/^https?:\/\//, '')
  const [first] = wrong
  if (first === undefined || path.length > MOST_SHOWN) {
    return <code className={styles.address}>{`${host}${path.slice(0, MOST_SHOWN)}`}</code>
  }
  const runs = runsOf(wrong)
  return (
    <code className={styles.address}>
      {host}
      {runs.map(([start, end], index) => (
        <span key={start}>
          {path.slice(runs[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.slip}>{path.slice(start, end)}</mark>
        </span>
      ))}
      {path.slice(runs.at(-1)?.[1])}
    </code>
  )
}

/** Neighbouring letters as one run: from its first to after its last. */
function runsOf(wrong: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const at of wrong) {
    const last = runs.at(-1)
    if (last && last[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}
