import type { Answer } from '#contract/index.ts'
import styles from './how-to-get-in.module.css'

export function HowToGetIn({ answer: { steps, thresholds, deadline } }: { answer: Answer<'how-to-get-into-ratings'> }) {
  return (
    <div className={styles.ways}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={`stack-8 start ${styles.rules}`}>
        <h3>Что нужно для участия</h3>
        <ul>
          {thresholds.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{deadline}</p>
      </div>
    </div>
  )
}
