import { formatPercent } from '#domain/numbers/numbers.ts'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import styles from './factors.module.css'
import { type MethodologyText, weightLabel } from './methodology-text.ts'

/** Weights of the score's addends: the whole ruler, then a table. */
export function Factors({ factors }: Pick<MethodologyText, 'factors'>) {
  return (
    <>
      <div className={styles.whole}>
        <ScoreBar
          label={`Веса: ${factors.map(weightLabel).join(', ')}`}
          addends={factors.map(({ weight }) => weight * 100)}
        />
      </div>
      <table className={styles.factors}>
        <thead>
          <tr>
            <th scope="col" className={styles.weight}>
              Вес
            </th>
            <th scope="col">Слагаемое и как оно считается</th>
          </tr>
        </thead>
        <tbody>
          {factors.map(({ factor, title, weight, text }) => (
            <tr key={factor}>
              <td className={styles.weight}>
                {formatPercent(weight)}
                <ProgressRuler share={weight} />
              </td>
              <th scope="row">
                {title}
                <p>{text}</p>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
