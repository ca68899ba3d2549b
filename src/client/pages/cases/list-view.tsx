import { href } from '#domain/paths/paths.ts'
import { hashtagPhrase } from '#domain/vocabulary/hashtag-phrase.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { GrowingList } from '../../features/growing-list/growing-list.tsx'
import { CaseCard } from '../../features/project-card/case-card.tsx'
import { useAppDispatch, useCall } from '../../store/hooks.ts'
import { loadCall } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { casesCrumbs } from './case-crumbs.ts'
import { type CasesSubject, casesOf } from './cases-query.ts'
import styles from './list-view.module.css'
import { HashtagLinks } from './parts/hashtag-links.tsx'
import { SubscribeToCases } from './parts/subscribe-to-cases.tsx'

/** One view for two pages: all cases and those of one hashtag. */
export function View() {
  const dispatch = useAppDispatch()
  const subject = casesOf(useResolvedPage().params as CasesSubject)
  const { response, isAjax, isError } = useCall('cases-list', subject)
  const { response: tags } = useCall('cases-hashtag-list', {})
  if (!response) return <LoadingBlock />
  const { cases_list, next, hashtag } = response
  const path = hashtag?.path ?? href('cases')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(casesCrumbs(hashtag))} />
        <h1>{hashtag ? `Кейсы: ${hashtagPhrase(hashtag.title)}` : 'Кейсы'}</h1>
        <p>Что было, что сделали и что изменилось. Цифры называют агентства, отзывы оставляют их клиенты.</p>
      </header>
      {tags && <HashtagLinks hashtags={tags.hashtags} current={hashtag?.slug ?? null} />}
      {cases_list.length === 0 ? (
        <EmptyState title="Таких кейсов пока нет">
          Посмотрите <a href={href('cases')}>все кейсы</a>.
        </EmptyState>
      ) : (
        <GrowingList
          label="Кейсы"
          length={cases_list.length}
          target="li > h2 > a"
          more={next === null ? null : { text: 'Показать ещё', href: `${path}?next=${next}` }}
          isAjax={isAjax}
          isError={isError}
          onMore={() => next !== null && dispatch(loadCall(callRequest('cases-list', { ...subject, next })))}
        >
          <ul className={styles.list}>
            {cases_list.map(study => (
              <CaseCard key={study.id} study={study} headingLevel={2} />
            ))}
          </ul>
        </GrowingList>
      )}
      <div className={styles.subscribe}>
        <SubscribeToCases hashtag={hashtag?.has_newsletter ? hashtag : null} />
      </div>
    </div>
  )
}
