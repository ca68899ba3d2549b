import type { AdditionalInfo } from '../../../store/rating/rating-rows-slice.ts'
import { Firmness } from './firmness.tsx'
import styles from './outlook.module.css'

interface OutlookProps {
  info: AdditionalInfo
  heading: 'h2' | 'h3'
}

export function Outlook({ info: { place, place_range }, heading: Heading }: OutlookProps) {
  return (
    <div className={styles.outlook}>
      {place_range && (
        <div>
          <Heading className={styles.title}>
            Насколько твёрдо место <small>если веса чуть сдвинуть</small>
          </Heading>
          <Firmness place={place} range={place_range} />
        </div>
      )}
    </div>
  )
}
