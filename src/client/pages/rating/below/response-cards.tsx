import { CallSection } from '../../../features/call-section/call-section.tsx'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'

/** The newest responses. responses.tsx listens to the button, which waits unseen for hydration. */
export function ResponseCards() {
  const responses = useCall('rating-page-responses', { path: useRating().path })
  return (
    <CallSection
      id="responses"
      title="Отзывы клиентов"
      call={responses}
      isEmpty={({ responses }) => responses.length === 0}
    >
      {answer => (
        <>
          <MemoList
            as="ul"
            className={`stack-16 columns-3 ${styles.cards}`}
            items={answer.responses}
            keyOf={({ id }) => id}
            kind="response"
            render={response => <ResponseCard response={response} />}
          />
          <p className={styles.all}>
            <Button>Все отзывы по стоимости проекта</Button>
          </p>
        </>
      )}
    </CallSection>
  )
}
