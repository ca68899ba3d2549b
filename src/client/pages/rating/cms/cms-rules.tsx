import { DemandDynamics } from '../../../features/demand-dynamics/demand-dynamics.tsx'
import styles from './cms-rules.module.css'

/** Below the list of systems. */
export function CmsRules() {
  return (
    <>
      <p className={styles.rules}>
        Доля сайтов — среди проектов, учтённых в этом рейтинге. Систему управления и веб-сервер берём из портфолио
        агентств, отзывы — от заказчиков этих проектов.
      </p>
      <div className={styles.demand}>
        <DemandDynamics />
      </div>
    </>
  )
}
