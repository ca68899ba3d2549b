import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import styles from './cms-rules.module.css'
import '../../../features/demand-dynamics/demand-dynamics.module.css'
import '../../../ui/scale/month-bars.module.css'

const demand = dormantPart(() => import('../../../features/demand-dynamics/demand-block.tsx'))

/** Below the list of systems. */
export function CmsRules() {
  return (
    <>
      <p className={styles.rules}>
        Доля сайтов — среди проектов, учтённых в этом рейтинге. Систему управления и веб-сервер берём из портфолио
        агентств, отзывы — от заказчиков этих проектов.
      </p>
      <div className={styles.demand}>
        <DrawnPart part={demand} />
      </div>
    </>
  )
}
