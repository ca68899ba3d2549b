import { CallSection } from '../../../features/call-section/call-section.tsx'
import { Part as Demand } from '../../../features/demand-dynamics/demand-block.tsx'
import { HowToGetIn } from '../../../features/how-to-get-in/how-to-get-in.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'

/** What is only read. */
export function Part() {
  const howToGetIn = useCall('how-to-get-into-ratings', { type: useRating().rating.type })
  return (
    <div className={styles.asides}>
      <Demand />
      <CallSection
        id="ways-in"
        title="Как попасть в рейтинг"
        call={howToGetIn}
        isEmpty={({ steps }) => steps.length === 0}
      >
        {answer => <HowToGetIn answer={answer} />}
      </CallSection>
    </div>
  )
}
