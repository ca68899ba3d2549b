import { crumbsOf, crumbsTo } from '../../../app/crumbs.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TenderSection } from './tender-section.tsx'
import styles from './view.module.css'

const visitors = drawnPart(() => import('./recipient-city-visitors.tsx'))
const steps = drawnPart(() => import('./steps.tsx'))
const responses = drawnPart(() => import('./tender-responses.tsx'))

export function TenderPage() {
  return (
    <div className={`stack-32 ${styles.page}`}>
      <Breadcrumbs crumbs={crumbsTo(crumbsOf('tender'))} />
      <div className={styles.head}>
        <h1>Одна заявка — до пяти агентств</h1>
        <p className="lead measure">
          Опишите задачу один раз и отправьте тем, кого выбрали сами. Никому другому заявка не уйдёт, агентства не
          платят за неё и не узнают, кто ещё её получил.
        </p>
        <Island of={visitors} until="leave" />
      </div>
      <div className={styles.work}>
        <TenderSection />
        <section className={styles.section} aria-labelledby="steps">
          <SectionHeading id="steps">Как это работает</SectionHeading>
          <Island of={steps} until="leave" />
        </section>
      </div>
      <Island of={responses} until="leave" />
    </div>
  )
}
