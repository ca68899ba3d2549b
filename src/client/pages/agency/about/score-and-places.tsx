import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { placeBefore } from '#domain/rating/compared-with.ts'
import { PlaceHistory } from '../../../features/place-history/place-history.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { AddendRuler } from '../../../ui/scale/addend-ruler.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { pointTicks } from '../../../ui/scale/geometry.ts'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { FirstAndRest } from './first-and-rest.tsx'
import styles from './score-and-places.module.css'
import { ScoreYear } from './score-year.tsx'

type Presence = Answer<'agency-presence-in-rating'>

/** The addends of the best place, and all places with their histories. */
export function ScoreAndPlaces({ presence: { ratings, score, history, year } }: { presence: Presence }) {
  return (
    <div className={styles.columns}>
      {score && <Score score={score} />}
      <section aria-labelledby="places">
        <SectionHeading id="places">Места</SectionHeading>
        <FirstAndRest items={ratings} shown={6} rest="Ещё рейтинги">
          {places => <PlaceList places={places} />}
        </FirstAndRest>
        {/* A single edition is no history: its place is already in the list. */}
        {history && history.editions.length > 1 && (
          <Disclosure summary="Как менялось место и почему">
            <PlaceHistory history={history} />
          </Disclosure>
        )}
      </section>
      {year && <ScoreYear year={year} />}
    </div>
  )
}

function Score({ score: { title, path, score, addends } }: { score: NonNullable<Presence['score']> }) {
  const max = Math.max(...addends.map(({ limit }) => limit))
  return (
    <section aria-labelledby="score">
      <SectionHeading id="score">{`Из чего ${formatFixed(score)}`}</SectionHeading>
      <p className="above-4 small">
        <a href={path}>{title}</a>
      </p>
      <div className={`above-12 ${styles.addends}`}>
        <Axis ticks={pointTicks(max)} className={styles.axis} />
        <dl>
          {addends.map(({ title: name, points, limit, index }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <AddendRuler index={index} points={points} limit={limit} max={max} />
                <span>
                  <b className="figure">{formatFixed(points)}</b>
                  {` из ${formatNumber(limit)}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function PlaceList({ places }: { places: Readonly<Presence['ratings']> }) {
  return (
    <ul className={`above-8 ${styles.places}`}>
      {places.map(({ title, path, place, of, score, change, compared, history }) => {
        const before = placeBefore({ change, place, since: compared })
        return (
          <li key={path}>
            <b className="place">{formatNumber(place)}</b>
            <div>
              <a href={path}>{title}</a>
              <small>
                {`из ${formatNumber(of)}, балл ${formatFixed(score)}${before === '' ? '' : `${NBSP}· `}`}
                <span className="nowrap">{before}</span>
              </small>
            </div>
            {history.length > 1 && <StepLine places={history} label={`Места по порядку: ${history.join(', ')}`} />}
          </li>
        )
      })}
    </ul>
  )
}
