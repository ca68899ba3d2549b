import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Paragraphs } from '../../features/article/spans.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import plan from './about.module.css'
import { PLANS_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { PlanAxis } from './plan-axis.tsx'

type States = Answer<'about-plans'>['states']
type State = States[number]

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
      {response.states.length === 0 && <EmptyState title="Планов пока нет">Первый появится здесь.</EmptyState>}
      {response.states.length > 0 && <PlanAxis {...response} />}
      {response.states.map(state => (
        <StateOfPlans key={state.state} state={state} />
      ))}
    </AboutFrame>
  )
}

function StateOfPlans({ state: { state, title, plans } }: { state: State }) {
  return (
    <section className="stack-16" aria-labelledby={state}>
      <SectionHeading id={state} note={plans.length}>
        {title}
      </SectionHeading>
      <ul className="stack">
        {plans.map(({ slug, title: what, text, date, is_late }) => (
          <li key={slug} id={slug} className={`stack-8 ${plan.plan}`}>
            <p className={`fine ${plan.when}`}>
              {state !== 'done' && 'до '}
              <time dateTime={date}>{formatDate(date)}</time>
              {is_late && (
                <>
                  , <b>срок прошёл</b>
                </>
              )}
            </p>
            <div className={`stack-8 text-measure ${plan.what}`}>
              <h3>{what}</h3>
              <Paragraphs paragraphs={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
