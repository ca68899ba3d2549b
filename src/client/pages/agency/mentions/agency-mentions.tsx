import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ArticleCards } from '../../../features/article-list/article-cards.tsx'
import { InterviewCard } from '../../../features/interview-card/interview-card.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'

export function AgencyMentions() {
  return (
    <AgencyFrame>
      <MentionList />
      <NewestInterviews />
    </AgencyFrame>
  )
}

function MentionList() {
  const { agency } = usePageParams('agency-mentions')
  const { response, isError, next, growth } = useGrowing('agency-mentions', { agency })
  const texts = response?.data ?? []
  const path = href('agency-mentions', { agency })
  return (
    <GrowingList
      {...growth}
      label="Новости и исследования"
      length={texts.length}
      target="h3 a"
      more={next === null ? null : { text: 'Показать ещё упоминания', href: `${path}?next=${next}` }}
    >
      <SectionHeading>Новости и исследования</SectionHeading>
      {response && texts.length === 0 && <EmptyState title="Упоминаний пока нет" />}
      {texts.length > 0 && <ArticleCards cards={texts} hasCategory />}
      {!response && !isError && <LoadingBlock />}
    </GrowingList>
  )
}

const SHOWN = 3

/** All are on their own tab. */
function NewestInterviews() {
  const { agency } = usePageParams('agency-mentions')
  const { response } = useCall('agencies-interviews', { agency })
  const interviews = response?.list ?? []
  if (interviews.length === 0) return null
  return (
    <section aria-label="Интервью">
      <SectionHeading action={<a href={href('agency-interviews', { agency })}>Все интервью</a>}>
        Интервью
      </SectionHeading>
      <ol className="stack-16 measure">
        {interviews.slice(0, SHOWN).map(interview => (
          <InterviewCard key={interview.slug} interview={interview} isAgencyShown={false} headingLevel={3} />
        ))}
      </ol>
    </section>
  )
}
