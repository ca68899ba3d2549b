import { formatPercent } from '#domain/numbers/numbers.ts'
import { AddendRuler } from '../../../ui/scale/addend-ruler.tsx'
import { WeightKey } from '../../../ui/scale/weight-key.tsx'
import styles from './factors.module.css'
import type { MethodologyText } from './methodology-text.ts'

/** Weights of the score's addends: the whole standard, then a table. */
export function Factors({ factors }: Pick<MethodologyText, 'factors'>) {
  const scored = factors.filter(({ weight }) => weight > 0)
  const heaviest = Math.max(...factors.map(({ weight }) => weight))
  return (
    <>
      <div className="above-16">
        <WeightKey weights={scored.map(({ title, weight }) => ({ title, points: Math.round(weight * 100) }))} />
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
