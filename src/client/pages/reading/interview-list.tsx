import { href } from '#domain/paths/paths.ts'
import { InterviewCard } from '../../features/interview-card/interview-card.tsx'
import { useGrowing } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { GrowingList } from '../../ui/growing-list.tsx'
import { JournalFrame } from './journal-frame.tsx'
import { EVERYBODY } from './query.ts'
import styles from './reading.module.css'

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
        {response && response.list.length > 0 && (
          <ul className={styles.cards}>
            {response.list.map(interview => (
              <InterviewCard key={interview.slug} interview={interview} />
            ))}
          </ul>
        )}
        {!response && !isError && <LoadingBlock />}
      </GrowingList>
    </JournalFrame>
  )
}
