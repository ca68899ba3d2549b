import { useEffect, useState } from 'react'
import { formatElapsed } from '#domain/time/dates.ts'
import styles from './timeline.module.css'

interface ElapsedProps {
  sentAt: string
  /** Server time of the answer: the first render must match the server's. */
  askedAt: string
}

/** Spec §9: time since sending. Ticks where JavaScript runs; the visitor's clock is only used for the difference. */
export function Elapsed({ sentAt, askedAt }: ElapsedProps) {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const openedAt = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - openedAt), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p>
      С отправки прошло{' '}
      <span className={styles.elapsed} role="timer">
        {formatElapsed(sentAt, new Date(Date.parse(askedAt) + passed))}
      </span>
    </p>
  )
}
