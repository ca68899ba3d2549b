import { useEffect, useState } from 'react'
import { useMove } from '../app/location.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './page-frame.module.css'

/** The duration is unknown, so the bar advances by ever smaller steps and never reaches the end. */
const STEPS = [0.2, 0.45, 0.65, 0.8, 0.9]
/** A page that loads within the first step shows no bar. */
const STEP_MS = 60

/** The bar, and after the spec's 200 ms the words; the old page under them is dimmed. */
export function NavigationProgress() {
  const isMoving = useMove('isMoving')
  const isWaiting = useMove('isWaiting')
  const [step, setStep] = useState(-1)

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setStep(before => Math.min(before + 1, STEPS.length - 1)), STEP_MS)
    return () => {
      clearInterval(timer)
      setStep(-1)
    }
  }, [isMoving])

  return (
    <>
      <ProgressBar progress={STEPS[step] ?? null} />
      {isWaiting && (
        <p className={styles.waiting} role="status">
          <b>Loading...</b> Загружаем страницу…
        </p>
      )}
    </>
  )
}
