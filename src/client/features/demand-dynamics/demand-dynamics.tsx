import { useState } from 'react'
import { Dormant, dormantPart } from '../../app/dormant-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import styles from './demand-dynamics.module.css'
import '../../ui/scale/month-bars.module.css'

const block = dormantPart(() => import('./demand-block.tsx'))

/** Demand over twelve months. The server's markup needs no code; after a navigation it is drawn here. */
export function DemandDynamics() {
  return <Slot key={useResolvedPage().pathname} />
}

function Slot() {
  const [isDrawnHere] = useState(useIsHydrated())
  return (
    <div className={styles.slot}>
      <Dormant part={block} isWanted={isDrawnHere} />
    </div>
  )
}
