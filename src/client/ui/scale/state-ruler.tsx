import { percent } from './geometry.ts'
import styles from './state-ruler.module.css'

export interface StateRulerProps {
  /** Names of the states in their order, at the ticks. */
  steps: readonly string[]
  /** Index of the state reached; with a fraction on the way to the next. */
  at: number
  /** «4 из 6 оценок, ещё 3 минуты», over the visir. */
  now: string
  /** What the ruler is of, for screen readers. */
  label: string
}

const HEIGHT = 26
const BASE = 13
const TICK = 8

/** States of one thing on a line: past is thick, the visir is at now, ahead is dashed. */
export function StateRuler({ steps, at, now, label }: StateRulerProps) {
  const last = steps.length - 1
  const here = percent(at / last)
  return (
    <div className={styles.state}>
      <p className={styles.now}>
        {/* Gives way where the words need the room, so that they never leave the ruler. */}
        <svg className={styles.lead} width={here} height="1" aria-hidden="true" />
        <span>{now}</span>
      </p>
      <svg className={styles.line} height={HEIGHT} aria-hidden="true">
        <line className={styles.ahead} x1={here} x2="100%" y1={BASE} y2={BASE} />
        <line className={styles.past} x2={here} y1={BASE} y2={BASE} />
        {steps.map((step, index) => (
          <line key={step} x1={percent(index / last)} x2={percent(index / last)} y1={BASE - TICK} y2={BASE + TICK} />
        ))}
        <line className={styles.visir} x1={here} x2={here} y2={HEIGHT} />
      </svg>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === Math.floor(at) ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
