import { dormantPart } from '../../app/dormant-part.tsx'
import { DrawnPart } from '../../app/drawn-part.tsx'
import styles from './demand-dynamics.module.css'
import '../../ui/scale/month-bars.module.css'

const block = dormantPart(() => import('./demand-block.tsx'))

/** Demand over twelve months, for pages of which it is the only part without code. */
export function DemandDynamics() {
  return (
    <div className={styles.slot}>
      <DrawnPart part={block} />
    </div>
  )
}
