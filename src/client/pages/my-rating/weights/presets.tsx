import type { MouseEvent } from 'react'
import { FACTORS } from '#domain/rating/factors.ts'
import { WEIGHT_PRESETS } from '#domain/rating/weight-presets.ts'
import { formatWeights, nearestWeights, type OwnWeights } from '#ranking/own/own-weights.ts'
import choice from '../../../ui/choice.module.css'
import styles from '../my-rating.module.css'
import type { OwnRating } from '../use-own-rating.ts'

interface PresetsProps {
  own: OwnRating
  official: OwnWeights
}

const METHOD = { title: 'Как в методике', reason: 'Веса официального рейтинга: порядок тот же, что и в нём.' }

const OWN_REASON =
  'Свои веса. Тяните красные границы или меняйте числа: остальные слагаемые уступят или прибавят, и сумма всегда останется 100. Ниже видно, кто от этого поднялся.'

/** Ready weights, each with its reason. Links, so that they work without JavaScript; with it nothing is fetched. */
export function Presets({ own, official }: PresetsProps) {
  const presets = [
    { ...METHOD, weights: official },
    ...WEIGHT_PRESETS.map(({ title, reason, points }) => ({
      title,
      reason,
      weights: nearestWeights(
        FACTORS.map(factor => points[factor]),
        official,
      ),
    })),
  ]
  const current = formatWeights(own.choice.weights)
  const chosen = presets.find(({ weights }) => formatWeights(weights) === current)
  const take = (event: MouseEvent, weights: OwnWeights) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    own.change({ weights })
  }
  return (
    <section className="stack-8" aria-label="Готовые веса" data-print="none">
      <div className={`wrap-8 swipe ${styles.presets}`}>
        <span className={`small muted ${styles.begin}`}>Начать с готового:</span>
        {presets.map(({ title, weights }) => (
          <a
            key={title}
            className={title === chosen?.title ? choice.chosen : choice.opener}
            href={own.path + own.searchOf({ weights })}
            rel="nofollow"
            aria-current={title === chosen?.title ? 'true' : undefined}
            onClick={event => take(event, weights)}
          >
            {title}
          </a>
        ))}
      </div>
      <p className={`small muted measure ${styles.reason}`} role="status">
        {chosen?.reason ?? OWN_REASON}
      </p>
    </section>
  )
}
