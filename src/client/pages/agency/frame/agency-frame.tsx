import type { ReactNode } from 'react'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { AgencyActions } from './agency-actions.tsx'
import styles from './agency-frame.module.css'
import { AgencyHead } from './agency-head.tsx'
import { useAgency } from './use-agency.ts'

/** Layout shared by all tabs of an agency. On phones the actions stay at the bottom edge. */
export function AgencyFrame({ children }: { children: ReactNode }) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response: agency } = useAgency()
  if (!agency) return <LoadingBlock />
  return (
    <>
      <div className={`stack-24-16 ${styles.frame}`}>
        <AgencyHead />
        <div className={`stack ${styles.content}`} data-parts="agency">
          {children}
        </div>
        {isPhone && <AgencyActions agency={agency} />}
      </div>
      <ViewedAgencies current={agency} />
    </>
  )
}
