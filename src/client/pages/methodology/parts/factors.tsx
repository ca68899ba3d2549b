import { formatPercent } from '#domain/numbers/numbers.ts'
import { AddendRuler } from '../../../ui/scale/addend-ruler.tsx'
import { WeightsBar } from '../../../ui/scale/weights-bar.tsx'
import styles from './factors.module.css'
import { type MethodologyText, weightLabel } from './methodology-text.ts'

/** Weights of the score's addends: the whole standard, then a table. */
export function Factors({ factors }: Pick<MethodologyText, 'factors'>) {
  const heaviest = Math.max(...factors.map(({ weight }) => weight))
  return (
    <>
      <div className={styles.whole}>
        <WeightsBar
          label={`Веса: ${factors.map(weightLabel).join(', ')}`}
          weights={factors.map(({ title, weight }) => ({ title, points: Math.round(weight * 1000) / 10 }))}
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
          {factors.map(({ factor, title, weight, text }, index) => (
            <tr key={factor}>
              <td className={styles.weight}>
                {formatPercent(weight)}
                <AddendRuler index={index} points={weight} limit={weight} max={heaviest} />
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
