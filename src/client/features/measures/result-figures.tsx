import type { CaseFigure } from '#contract/shapes/case.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import styles from './measures.module.css'

/** Leaves room for the number right of the longer bar. */
const LONGEST = 0.6

/** The figures the result names; bars from one zero where both ends are known. */
export function ResultFigures({ figures }: { figures: readonly CaseFigure[] }) {
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures} aria-label="Результат в цифрах">
      {figures.map(({ figure, caption, change }) => (
        <li key={figure + caption}>
          {change ? (
            <div className="stack-4">
              <ValueBar at={LONGEST * change.before.at} text={`было ${change.before.text}`} isQuiet />
              <ValueBar at={LONGEST * change.after.at} text={`стало ${change.after.text}`} />
            </div>
          ) : (
            <p className={styles.figure}>{figure}</p>
          )}
          <p className="note">{caption}</p>
        </li>
      ))}
    </ul>
  )
}
