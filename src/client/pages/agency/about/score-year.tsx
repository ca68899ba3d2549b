import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ChangeBar } from './change-bar.tsx'
import styles from './score-year.module.css'

type Year = NonNullable<Answer<'agency-presence-in-rating'>['year']>

/** Twelve months of the score: which addend moved it and why, who overtook, and what expires next. */
export function ScoreYear({ year }: { year: Year }) {
  const { title, path, since, place, score, addends, overtakers, expiries, fading } = year
  const sum = score.now - score.before
  const max = Math.max(1, Math.abs(sum), ...addends.map(({ change }) => Math.abs(change)))
  const rise = place.before - place.now
  return (
    <section className={styles.year} aria-labelledby="year">
      <SectionHeading id="year">{`За год ${formatChange(sum)} балла`}</SectionHeading>
      <p className="above-4 small">
        <a href={path}>{title}</a>
        {`: ${formatDate(since)} — ${place.before}-е место, сейчас ${place.now}-е${rise === 0 ? '' : rise > 0 ? `, выше на${NBSP}${rise}` : `, ниже на${NBSP}${-rise}`}`}
      </p>
      <div className={styles.halves}>
        <dl className={styles.changes}>
          {addends.map(({ title: name, index, before, now, change, cause }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ChangeBar index={index} change={change} max={max} />
                <Change change={change} />
                <small>
                  {change === 0
                    ? `${formatFixed(now)}, как год назад`
                    : `${formatFixed(before)} → ${formatFixed(now)}: ${cause}`}
                </small>
              </dd>
            </div>
          ))}
          <div>
            <dt>Балл</dt>
            <dd>
              <ChangeBar change={sum} max={max} />
              <Change change={sum} />
              <small>{`${formatFixed(score.before)} → ${formatFixed(score.now)}`}</small>
            </dd>
          </div>
        </dl>
        <div className="stack-24 small">
          <Overtakers overtakers={overtakers} />
          <div>
            <h3 className={styles.title}>Что выбудет дальше</h3>
            <ul className={styles.rows}>
              {expiries.next.map(({ day, text, loss }) => (
                <li key={day + text}>
                  <b>{formatDate(day)}</b> {`${text}, ${lossText(loss)}`}
                </li>
              ))}
            </ul>
            <p>{[...expiryNotes(expiries, score.now), fading].join(' ')}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function expiryNotes({ next, more, more_loss, score, leaves }: Year['expiries'], now: number): string[] {
  if (next.length === 0) return ['За двенадцать месяцев ничего.']
  return [
    ...(more > 0 ? [`И ещё ${formatNumber(more)} за двенадцать месяцев, ${lossText(more_loss)}.`] : []),
    `Всё вместе при прочих равных: ${formatFixed(now)} → ${formatFixed(score)}.`,
    ...(leaves === null
      ? []
      : [`Если новых проектов не будет, с ${formatDate(leaves)} агентству не хватит проектов для рейтинга.`]),
  ]
}

/** «балл −0,8»; a loss that rounding hides moves no figure of the page. */
const lossText = (loss: number): string => (loss === 0 ? 'балл не изменится' : `балл ${formatChange(-loss)}`)

/** «+0,8», «−1,1», «0,0» */
const formatChange = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatFixed(Math.abs(change))}`

const Change = ({ change }: { change: number }) => (
  <b className={`figure ${change > 0 ? styles.rise : ''}`}>{formatChange(change)}</b>
)

function Overtakers({ overtakers: { agencies, more, newcomers } }: Pick<Year, 'overtakers'>) {
  const rest = [
    ...(more > 0 ? [`Ещё ${counted(more, 'agency')} были ниже, теперь выше.`] : []),
    ...(newcomers > 0 ? [`Выше стоят и новые в рейтинге: ${formatNumber(newcomers)}.`] : []),
  ]
  return (
    <div>
      <h3 className={styles.title}>Обогнали</h3>
      {agencies.length === 0 && <p>Никто из тех, кто год назад был ниже.</p>}
      <ul className={styles.rows}>
        {agencies.map(({ name, path, place, change, most }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {`: ${place.before}-е → ${place.now}-е`}
            {change !== null && `, балл ${formatChange(change)}`}
            {most ? `, больше всего ${lowerFirst(most.title)} ${formatChange(most.change)}` : ', слагаемые не росли'}
          </li>
        ))}
      </ul>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
    </div>
  )
}
