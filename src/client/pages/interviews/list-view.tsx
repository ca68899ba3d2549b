import { href } from '#domain/paths/paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { JournalTabs } from '../../features/article-list/journal-tabs.tsx'
import { InterviewCard } from '../../features/interview-card/interview-card.tsx'
import { useAppDispatch, useCall } from '../../store/hooks.ts'
import { loadCall } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { interviewsCrumbs } from './interview-crumbs.ts'
import { EVERYBODY } from './interviews-query.ts'
import styles from './list-view.module.css'

export function View() {
  const dispatch = useAppDispatch()
  const { response, isAjax, isError, retry } = useCall('agencies-interviews', EVERYBODY)
  const next = response?.next ?? null
  const showMore = () => next !== null && dispatch(loadCall(callRequest('agencies-interviews', { ...EVERYBODY, next })))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(interviewsCrumbs())} />
        <h1>Интервью</h1>
        <p>Руководители агентств — о начале, деньгах, ошибках и о том, как выбирать подрядчика.</p>
        <JournalTabs current={href('interviews')} />
      </header>
      {response?.list.length === 0 && <EmptyState title="Интервью пока нет">Первое появится здесь.</EmptyState>}
      {response && response.list.length > 0 && (
        <ul className={styles.list} aria-busy={isAjax}>
          {response.list.map(interview => (
            <InterviewCard key={interview.slug} interview={interview} />
          ))}
        </ul>
      )}
      {!response && !isError && <LoadingBlock />}
      {isError && <ErrorBlock onRetry={next === null ? retry : showMore} />}
      {next !== null && !isError && (
        <ShowMore
          text="Показать ещё интервью"
          href={`${href('interviews')}?next=${next}`}
          isPending={isAjax}
          onMore={showMore}
        />
      )}
    </div>
  )
}
