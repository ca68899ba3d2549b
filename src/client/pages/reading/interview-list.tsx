import { useMemo } from 'react'
import type { InterviewCard } from '#contract/shapes/interview.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { useGrowing } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { GrowingList } from '../../ui/growing-list.tsx'
import { InterviewRow } from './journal/interview-row.tsx'
import { interviewHeight } from './journal/row-height.ts'
import { RuledList } from './journal/ruled-list.tsx'
import { JournalFrame } from './journal-frame.tsx'
import { EVERYBODY } from './query.ts'

export function InterviewList() {
  const { response, isError, next, growth } = useGrowing('agencies-interviews', EVERYBODY)
  return (
    <JournalFrame
      title="Интервью"
      lead="Руководители агентств — о начале, деньгах, ошибках и о том, как выбирать подрядчика."
      section="interviews"
    >
      <GrowingList
        {...growth}
        className="stack-32-24"
        label="Все интервью"
        length={response?.list.length ?? 0}
        target="article a"
        more={next === null ? null : { text: 'Показать ещё интервью', href: `${href('interviews')}?next=${next}` }}
      >
        {response?.list.length === 0 && <EmptyState title="Интервью пока нет">Первое появится здесь.</EmptyState>}
        {response && response.list.length > 0 && <InterviewRows interviews={response.list} />}
        {!response && !isError && <LoadingBlock />}
      </GrowingList>
    </JournalFrame>
  )
}

function InterviewRows({ interviews }: { interviews: readonly InterviewCard[] }) {
  const rows = useMemo(
    () => interviews.map(one => ({ day: moscowDay(one.published_at), height: interviewHeight(one) })),
    [interviews],
  )
  return (
    <RuledList rows={rows} today={null}>
      {interviews.map((interview, index) => (
        <InterviewRow key={interview.slug} interview={interview} height={rows[index]?.height ?? 0} />
      ))}
    </RuledList>
  )
}
