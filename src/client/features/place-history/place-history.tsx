import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { PlaceShift } from '../../ui/place.tsx'
import { StepLine } from '../../ui/scale/step-line.tsx'
import styles from './place-history.module.css'

type History = NonNullable<Answer<'agency-presence-in-rating'>['history']>

/** How the place changed between editions and why: a step line, and a list with the same data as text. */
export function PlaceHistory({ history: { title, editions } }: { history: History }) {
  return (
    <div className={`stack-16 ${styles.history}`}>
      <figure>
        <figcaption>{`Место по выпускам · ${title}`}</figcaption>
        {editions.length > 1 && (
          <StepLine
            places={editions.map(({ place }) => place)}
            label={`Было ${editions[0]?.place}-е, стало ${editions.at(-1)?.place}-е`}
            width={300}
            height={60}
            hasEnds
          />
        )}
      </figure>
      <ol className={styles.editions}>
        {editions.toReversed().map(({ title: name, path, place, of, score, change, compared, cause }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <div>
              <p className={`wrap ${styles.place}`}>
                <b>{`${formatNumber(place)}-е место`}</b>
                {`из ${formatNumber(of)}, балл ${formatFixed(score)}`}
                <PlaceShift change={change} place={place} since={compared} />
              </p>
              {cause !== null && <small>{cause}</small>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
