import { useEffect, useState } from 'react'
import { formatElapsed } from '#domain/time/elapsed.ts'
import styles from './status.module.css'

/** Spec §9: time since sending. Ticks where JavaScript runs; otherwise the time of rendering. */
export function Elapsed({ sentAt }: { sentAt: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p>
      С отправки прошло {/* The server rendered it a moment earlier. */}
      <span className={styles.elapsed} role="timer" suppressHydrationWarning>
        {formatElapsed(sentAt, now)}
      </span>
    </p>
  )
}
