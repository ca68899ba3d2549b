import type { ReactNode } from 'react'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import styles from './agency-frame.module.css'
import { AgencyHead } from './agency-head.tsx'
import { useAgency } from './use-agency.ts'

/** Layout shared by all tabs of an agency. */
export function AgencyFrame({ children }: { children: ReactNode }) {
  const { response: agency } = useAgency()
  if (!agency) return <LoadingBlock />
  return (
    <>
      <div className={styles.frame}>
        <AgencyHead />
        <div className={styles.content}>{children}</div>
      </div>
      <ViewedAgencies current={agency} />
    </>
  )
}
