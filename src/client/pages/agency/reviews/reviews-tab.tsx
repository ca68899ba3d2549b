import type { ReactNode } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { laterPart } from '../../../app/later-part.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './reviews.module.css'

const Head = laterPart(() => import('./reviews-head.tsx'))

interface ReviewsTabProps {
  /** How one review of the list is shown. */
  children: (review: Review) => ReactNode
}

export function ReviewsTab({ children }: ReviewsTabProps) {
  return (
    <AgencyFrame>
      <div className={styles.reviews}>
        <Head />
        <ReviewList>{children}</ReviewList>
      </div>
    </AgencyFrame>
  )
}
