import type { ReactNode } from 'react'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './reviews.module.css'

/** Parts are passed in by the device's view, because only a view's direct deferred parts get their styles linked. */
export function ReviewsTab({ children }: { children: ReactNode }) {
  return (
    <AgencyFrame>
      <div className={styles.reviews}>{children}</div>
    </AgencyFrame>
  )
}
