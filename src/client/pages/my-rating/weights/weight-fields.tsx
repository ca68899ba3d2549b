import { type KeyboardEvent, useState } from 'react'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { type OwnWeights, withWeight } from '#ranking/own/own-weights.ts'
import { Button } from '../../../ui/button.tsx'
import { addendFill } from '../../../ui/scale/addends.ts'
import { KeptFields } from '../kept-fields.tsx'
import type { OwnRating } from '../use-own-rating.ts'
import styles from './weights.module.css'

interface WeightFieldsProps {
  own: OwnRating
  official: OwnWeights
}

const STEP = 5

/** A number for each addend: the way for keyboards and thumbs, and the form without JavaScript. */
export function WeightFields({ own, official }: WeightFieldsProps) {
  const { weights } = own.choice
  const set = (index: number, points: number) => own.change({ weights: withWeight(weights, index, points, official) })
  return (
    <form className={styles.fields} method="get" action={own.path} aria-label="Веса">
      {FACTORS.map((factor, index) =>
        (official[index] ?? 0) > 0 ? (
          <WeightField
            key={factor}
            name={factor}
            title={FACTOR_TITLES[factor]}
            fill={addendFill(index)}
            points={weights[index] ?? 0}
            official={official[index] ?? 0}
            onSet={points => set(index, points)}
          />
        ) : null,
      )}
      <KeptFields search={own.searchOf({ weights: official })} />
      <noscript>
        <Button type="submit" tone="primary">
          Пересчитать
        </Button>
      </noscript>
    </form>
  )
}

interface WeightFieldProps {
  name: string
  title: string
  fill: string | undefined
  points: number
  official: number
  onSet: (points: number) => void
}

function WeightField({ name, title, fill, points, official, onSet }: WeightFieldProps) {
  /** What is being typed; null shows the weight. */
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null && draft.trim() !== '') onSet(Number(draft) || 0)
    setDraft(null)
  }
  const press = (event: KeyboardEvent) => {
    // A form of many fields without a button is not sent by Enter.
    if (event.key === 'Enter') return commit()
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    setDraft(null)
    onSet(points + by)
  }
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={`weight-${name}`}>
        <svg className={styles.swatch} aria-hidden="true">
          <rect className={fill} width="100%" height="100%" />
        </svg>
        {title}
      </label>
      <div className="row-8">
        <Button
          className={styles.scripted}
          isSquare
          aria-label={`${title}: меньше на ${STEP}`}
          onClick={() => onSet(points - STEP)}
        >
          −
        </Button>
        <input
          id={`weight-${name}`}
          className={styles.number}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={100}
          autoComplete="off"
          value={draft ?? points}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        <Button
          className={styles.scripted}
          isSquare
          aria-label={`${title}: больше на ${STEP}`}
          onClick={() => onSet(points + STEP)}
        >
          +
        </Button>
      </div>
      <p className="fine">{`в методике ${official}`}</p>
    </div>
  )
}
