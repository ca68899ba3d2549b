import { ndaProjects } from '#domain/russian/count-labels.ts'
import { useCall } from '../../../store/hooks.ts'
import styles from './portfolio.module.css'
import { listParams } from './portfolio-query.ts'
import { usePortfolio } from './use-portfolio.ts'

/** Projects under NDA are counted, so that the portfolio does not look smaller than it is. */
export function NdaLine() {
  const { agency, choice } = usePortfolio()
  const { response } = useCall('agency-portfolio-filters', listParams(agency, choice))
  const count = response?.nda_projects_count ?? 0
  return count > 0 && <p className={styles.nda}>{ndaText(count)}</p>
}

export const ndaText = (count: number): string => `И ещё ${ndaProjects(count)}`
