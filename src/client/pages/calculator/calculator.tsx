import { useEffect, useMemo } from 'react'
import type { CostAnswer } from '#contract/calls/calculator.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import { href } from '#domain/paths/paths.ts'
import { useMove, usePageParams, usePageQuery } from '../../app/location.tsx'
import { countEvent } from '../../browser/count-event.ts'
import { inverseCovers } from '../../features/project-card/inverse-covers.ts'
import { ProjectCard } from '../../features/project-card/project-card.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { answerParams, filterParams } from './calculator-query.ts'
import { FittingAgencies } from './fitting-agencies.tsx'
import { PriceChanges } from './price-changes.tsx'
import { PriceRange } from './price-range.tsx'
import { CalculatorActs, QuestionForm } from './question-form.tsx'
import { Source } from './source.tsx'
import styles from './view.module.css'
import { Widening } from './widening.tsx'

export function Calculator() {
  const { service } = usePageParams('calculator-service')
  const query = usePageQuery()
  const [asked, filters] = useMemo(() => [answerParams(service, query), filterParams(service, query)], [service, query])
  const { response } = useCall('cost-approximate-price', asked)
  const { response: questions } = useCall('cost-filters', filters)
  const isMoving = useMove('isMoving')
  const counted = askedQuery(service, filters)
  useEffect(() => countEvent('calculator', counted), [counted])
  if (!response) return null
  return (
    <div className="stack-24">
      <Breadcrumbs
        crumbs={[
          { text: 'Главная', href: href('main') },
          { text: 'Сколько стоит', href: href('calculator') },
        ]}
      />
      <h1>{response.title}</h1>
      <div className={`stack-32 ${styles.columns}`}>
        {questions && <QuestionForm answer={response} questions={questions.questions} asked={asked} />}
        <div
          className={classNames(`stack-32 ${styles.answer}`, isMoving && styles.stale)}
          aria-busy={isMoving || undefined}
        >
          <PriceRange key={`${response.title} ${response.budget}`} answer={response} />
          <div className={styles.pair}>
            <Widening steps={response.steps} isEnough={response.spread !== null} />
            <PriceChanges changes={response.changes} unit={response.unit} spread={response.spread} />
          </div>
        </div>
        <CalculatorActs answer={response} />
      </div>
      <Similar similar={response.similar} />
      <FittingAgencies answer={response} />
      <Source answer={response} />
    </div>
  )
}

function Similar({ similar }: Pick<CostAnswer, 'similar'>) {
  if (similar.length === 0) return null
  const inverse = inverseCovers(similar.map(({ project }) => project.palette))
  return (
    <section className="stack-12" aria-labelledby="similar">
      <SectionHeading id="similar" note="ближе всех по цене">
        Похожие проекты
      </SectionHeading>
      <ul className={styles.projects}>
        {similar.map(({ project, agency }, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            agency={agency}
            href={project.path}
            isInverse={inverse[index]}
          />
        ))}
      </ul>
    </section>
  )
}
