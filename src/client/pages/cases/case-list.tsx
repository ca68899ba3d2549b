import { href } from '#domain/paths/paths.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { CaseCard } from '../../features/project-card/case-card.tsx'
import { inverseCovers } from '../../features/project-card/inverse-covers.ts'
import { useCall, useGrowing } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { GrowingList } from '../../ui/growing-list.tsx'
import { casesCrumbs } from './case-crumbs.ts'
import { type CasesSubject, casesOf } from './cases-query.ts'
import styles from './list-view.module.css'
import { HashtagLinks } from './parts/hashtag-links.tsx'
import { SubscribeToCases } from './parts/subscribe-to-cases.tsx'

/** One view for two pages: all cases and those of one hashtag. */
export function CaseList() {
  const subject = casesOf(useResolvedPage().params as CasesSubject)
  const { response, growth } = useGrowing('cases-list', subject)
  const { response: tags } = useCall('cases-hashtag-list', {})
  if (!response) return <LoadingBlock />
  const { cases_list, next, hashtag } = response
  const path = hashtag?.path ?? href('cases')
  const inverse = inverseCovers(cases_list.map(({ project }) => project?.palette))
  return (
    <div className="stack-32-24">
      <header className="stack-12">
        <Breadcrumbs crumbs={crumbsTo(casesCrumbs(hashtag))} />
        <h1>{hashtag ? `Кейсы: ${lowerFirst(hashtag.title)}` : 'Кейсы'}</h1>
        <p className="lead text-measure">
          Что было, что сделали и что изменилось. Цифры называют агентства, отзывы оставляют их клиенты.
        </p>
      </header>
      {tags && <HashtagLinks hashtags={tags.hashtags} current={hashtag?.slug ?? null} />}
      {cases_list.length === 0 ? (
        <EmptyState title="Таких кейсов пока нет">
          Посмотрите <a href={href('cases')}>все кейсы</a>.
        </EmptyState>
      ) : (
        <GrowingList
          {...growth}
          label="Кейсы"
          length={cases_list.length}
          target="li > h2 > a"
          more={next === null ? null : { text: 'Показать ещё', href: `${path}?next=${next}` }}
        >
          <ul className={styles.list}>
            {cases_list.map((study, index) => (
              <CaseCard key={study.id} study={study} headingLevel={2} isInverse={inverse[index]} />
            ))}
          </ul>
        </GrowingList>
      )}
      <div className="text-measure">
        <SubscribeToCases hashtag={hashtag?.has_newsletter ? hashtag : null} />
      </div>
    </div>
  )
}
