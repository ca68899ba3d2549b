import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { InterviewCard } from '../../../features/interview-card/interview-card.tsx'
import { useGrowing } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'

export function AgencyInterviews() {
  return (
    <AgencyFrame>
      <InterviewList />
    </AgencyFrame>
  )
}

function InterviewList() {
  const { agency } = usePageParams('agency-interviews')
  const { response, isError, next, growth } = useGrowing('agencies-interviews', { agency })
  const interviews = response?.list ?? []
  const path = href('agency-interviews', { agency })
  return (
    <GrowingList
      {...growth}
      label="Интервью"
      length={interviews.length}
      target="article a"
      more={next === null ? null : { text: 'Показать ещё интервью', href: `${path}?next=${next}` }}
    >
      {response && interviews.length === 0 && <EmptyState title="Интервью пока нет" />}
      {interviews.length > 0 && (
        <ol className="stack-16 measure">
          {interviews.map(interview => (
            <InterviewCard key={interview.slug} interview={interview} isAgencyShown={false} />
          ))}
        </ol>
      )}
      {!response && !isError && <LoadingBlock />}
    </GrowingList>
  )
}
