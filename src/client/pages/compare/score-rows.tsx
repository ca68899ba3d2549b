import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { AddendRuler } from '../../ui/scale/addend-ruler.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks, percent } from '../../ui/scale/geometry.ts'
import { ScoreBar } from '../../ui/scale/score-bar.tsx'
import styles from './compare-table.module.css'
import { addendsOf, type Measure, measuresOf, NOT_RATED } from './measures.ts'
import type { CompareTable } from './use-table.ts'

const TICKS = evenTicks(100, 20, 5)
/** The longest ruler leaves room for its number and the difference. */
const RULER_SHARE = 0.54

/** Verdict in words, score, and the six addends against the best of the compared. */
export function ScoreRows({ table: { board, companies_info } }: { table: CompareTable }) {
  const { rating, candidates, rules } = board
  return (
    <tbody>
      <tr>
        <th scope="row" className={styles.title}>
          Коротко
        </th>
        {candidates.map(({ verdict }, index) => (
          <td key={companies_info[index]?.id}>
            <b>{verdict.lead}</b> {verdict.facts}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={candidates.length + 1} className={styles.wide} data-print="none">
          <details className={`muted measure ${styles.rules}`}>
            <summary>По каким правилам написано</summary>
            <ul>
              {rules.map(rule => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </details>
        </td>
      </tr>
      {rating && (
        <>
          <tr>
            <th scope="row" className={styles.title}>
              Балл <small>из 100</small>
            </th>
            {candidates.map(({ standing }, index) => (
              <td key={companies_info[index]?.id} className={styles.scored}>
                {standing ? <Score standing={standing} factors={rating.factors} /> : <Absent />}
              </td>
            ))}
          </tr>
          {rating.factors.map(({ title, limit }, index) => (
            <tr key={title} className={styles.addend}>
              <th scope="row" className={styles.title}>
                {title} <small>до {formatNumber(limit)}</small>
              </th>
              {measuresOf(addendsOf(board, index)).map((measure, column) => (
                <td key={companies_info[column]?.id}>
                  {measure ? (
                    <Addend title={title} index={index} limit={limit} measure={measure} factors={rating.factors} />
                  ) : (
                    <Absent />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </>
      )}
    </tbody>
  )
}

type Factors = NonNullable<CompareTable['board']['rating']>['factors']

interface ScoreProps {
  standing: NonNullable<CompareTable['board']['candidates'][number]['standing']>
  factors: Factors
}

function Score({ standing: { score, addends }, factors }: ScoreProps) {
  const sum = addends.map((points, index) => `${factors[index]?.title} ${formatFixed(points)}`).join(', ')
  return (
    <>
      <b className={`place ${styles.score}`}>{formatFixed(score)}</b>
      <ScoreBar addends={addends} label={`Балл ${formatFixed(score)} из 100: ${sum}`} />
      <Axis ticks={TICKS} isBelow className={`above-8 ${styles.axis}`} />
    </>
  )
}

interface AddendProps {
  title: string
  index: number
  limit: number
  measure: Measure
  factors: Factors
}

function Addend({ title, index, limit, measure, factors }: AddendProps) {
  const { points, text, difference, isBest } = measure
  const max = Math.max(...factors.map(factor => factor.limit)) / RULER_SHARE
  const label = `${title}: ${text} из ${formatNumber(limit)}${difference && `, до лучшего ${difference}`}`
  return (
    <AddendRuler index={index} points={points} limit={limit} max={max} label={label}>
      <text className={isBest ? styles.best : styles.other} x={percent(limit / max)} dx="8" y="14">
        {text}
        {difference && (
          <tspan className={styles.difference} dx="6">
            {difference}
          </tspan>
        )}
      </text>
    </AddendRuler>
  )
}

const Absent = () => <span className="faint">{NOT_RATED}</span>
