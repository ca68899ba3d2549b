import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Paragraphs } from '../../features/article/spans.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PLANS_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { type MonthScale, monthScale } from './month-scale.ts'
import { PlanHead, PlanTrack } from './plan-axis.tsx'
import styles from './plans.module.css'

type Answered = Answer<'about-plans'>
type State = Answered['states'][number]

const NO_PARAMS = {}

export function Plans() {
  const { response } = useCall('about-plans', NO_PARAMS)
  if (!response) return <LoadingBlock />
  return (
    <AboutFrame
      crumbs={PLANS_CRUMBS}
      title="Планы"
      lead="Что мы делаем сейчас, что обещали и к какому дню, что уже работает. Сорванный срок не переносим молча: он остаётся на виду."
    >
      {response.states.length === 0 ? (
        <EmptyState title="Планов пока нет">Первый появится здесь.</EmptyState>
      ) : (
        <AllPlans {...response} />
      )}
    </AboutFrame>
  )
}

/** Every plan on one axis of months. */
function AllPlans({ states, today }: Answered) {
  const plans = states.flatMap(({ state, plans }) => plans.map(plan => ({ ...plan, state })))
  const scale = monthScale([today, ...plans.map(({ date }) => date)])
  const done = plans.filter(({ state }) => state === 'done').length
  return (
    <div className={styles.plans}>
      <div className={styles.head}>
        <dl className={styles.counts}>
          <div>
            <dt className="note">сделано</dt>
            <dd className="figure">{done}</dd>
          </div>
          <div>
            <dt className="note">обещано</dt>
            <dd className="figure">{plans.length - done}</dd>
          </div>
        </dl>
        <PlanHead scale={scale} today={today} />
      </div>
      {states.map(state => (
        <StateOfPlans key={state.state} state={state} today={today} scale={scale} />
      ))}
    </div>
  )
}

interface StateOfPlansProps {
  state: State
  today: string
  scale: MonthScale
}

function StateOfPlans({ state: { state, title, plans }, today, scale }: StateOfPlansProps) {
  const isDone = state === 'done'
  return (
    <section className="stack-12" aria-labelledby={state}>
      <SectionHeading id={state} note={plans.length}>
        {title}
      </SectionHeading>
      <ul>
        {plans.map(plan => (
          <li key={plan.slug} id={plan.slug} className={styles.plan}>
            <div className={`stack-4 start ${styles.what}`}>
              <h3>{plan.title}</h3>
              {plan.is_late && <b className={styles.overdue}>срок прошёл</b>}
              <Paragraphs paragraphs={plan.text} />
              <VisuallyHidden>
                <time dateTime={plan.date}>{(isDone ? '' : 'до ') + formatDate(plan.date)}</time>
              </VisuallyHidden>
            </div>
            <div className={styles.lane}>
              <PlanTrack scale={scale} today={today} plan={plan} isDone={isDone} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
