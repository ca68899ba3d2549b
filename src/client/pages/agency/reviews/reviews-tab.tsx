import type { ComponentType } from 'react'
import { laterPart } from '../../../app/later-part.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './reviews.module.css'

const Head = laterPart(() => import('./reviews-head.tsx'))

/** `list` is the device's own: a phone opens a long review where it stands. */
export function ReviewsTab({ list: List }: { list: ComponentType }) {
  return (
    <AgencyFrame>
      <div className={styles.reviews}>
        <Head />
        <List />
      </div>
    </AgencyFrame>
  )
}
