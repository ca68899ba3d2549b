import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { InterviewCard } from '../../../features/interview-card/interview-card.tsx'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, recordOf, responseFor } from '../../../store/remote.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import styles from './interview-list.module.css'
import { interviewsParams } from './interviews-params.ts'

const NAME = 'agencies-interviews'

export function InterviewList() {
  const { agency } = usePageParams('agency-interviews')
  const query = usePageQuery()
  const dispatch = useAppDispatch()
  const { isAjax, isError } = useAppSelector(({ remote }) => recordOf(remote, NAME))
  const response = useAppSelector(({ remote }) => responseFor(remote, NAME, { agency }))
  const interviews = response?.list ?? []
  const next = response?.next ?? null
  // Without a cursor the retry is for the first page, not for the next one.
  const params = next === null ? interviewsParams(agency, query) : { agency, next }
  const path = href('agency-interviews', { agency })
  return (
    <GrowingList
      label="Интервью"
      length={interviews.length}
      target="article a"
      more={next === null ? null : { text: 'Показать ещё интервью', href: `${path}?next=${next}` }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, params)))}
    >
      {response && interviews.length === 0 && <EmptyState title="Интервью пока нет" />}
      {interviews.length > 0 && (
        <ol className={styles.list}>
          {interviews.map(interview => (
            <InterviewCard key={interview.slug} interview={interview} isAgencyShown={false} />
          ))}
        </ol>
      )}
      {!response && !isError && <LoadingBlock />}
    </GrowingList>
  )
}
