import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './questions.module.css'

const measuredAnswers = drawnPart(() => import('./measured-answers.tsx'))

export function AgencyFaq() {
  return (
    <AgencyFrame>
      <div className={styles.columns}>
        <Questions />
        <Island of={measuredAnswers} until="leave" />
      </div>
    </AgencyFrame>
  )
}

/** Answers are short, so they are not collapsed and the browser's page search finds them. */
function Questions() {
  const { agency } = usePageParams('agency-faq')
  const call = useCall('agency-about', { agency })
  return (
    <CallSection id="questions" title="О чём спрашивают клиенты" call={call} isEmpty={() => false}>
      {({ faq }) =>
        faq.length === 0 ? (
          <EmptyState title="Вопросов пока нет" />
        ) : (
          <ul className={styles.questions}>
            {faq.map(({ question, answer }) => (
              <li key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </li>
            ))}
          </ul>
        )
      }
    </CallSection>
  )
}
