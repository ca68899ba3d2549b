import type { ReactNode } from 'react'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './reviews.module.css'

/** The parts come from the device's view: only a view's own later parts have their styles linked from the start. */
export function ReviewsTab({ children }: { children: ReactNode }) {
  return (
    <AgencyFrame>
      <div className={styles.reviews}>{children}</div>
    </AgencyFrame>
  )
}
