import { crumbsTo } from '../../../app/crumbs.ts'
import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TENDER_CRUMBS } from './crumbs.ts'
import { RecipientCityVisitors } from './recipient-city-visitors.tsx'
import { Steps } from './steps.tsx'
import { TenderSection } from './tender-section.tsx'
import styles from './view.module.css'
import '../../../features/demand-dynamics/demand-dynamics.module.css'
import '../../../features/service-responses/service-response-list.module.css'
import '../../../ui/portrait.module.css'
import '../../../ui/scale/month-bars.module.css'

const responses = dormantPart(() => import('./tender-responses.tsx'))
const demand = dormantPart(() => import('../../../features/demand-dynamics/demand-block.tsx'))

export function View() {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsTo(TENDER_CRUMBS)} />
      <div className={styles.head}>
        <h1>Одна заявка — до пяти агентств</h1>
        <p className={styles.lead}>
          Опишите задачу один раз и отправьте тем, кого выбрали сами. Никому другому заявка не уйдёт, агентства не
          платят за неё и не узнают, кто ещё её получил.
        </p>
        <RecipientCityVisitors />
      </div>
      <div className={styles.work}>
        <TenderSection />
        <section className={styles.section} aria-labelledby="steps">
          <SectionHeading id="steps">Как это работает</SectionHeading>
          <Steps />
        </section>
      </div>
      <DrawnPart part={responses} />
      <DrawnPart part={demand} />
    </div>
  )
}
