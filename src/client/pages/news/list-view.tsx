import { href } from '#domain/paths/paths.ts'
import { formatMonth } from '#domain/time/dates.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { ArticleCards } from '../../features/article-list/article-cards.tsx'
import { JournalTabs } from '../../features/article-list/journal-tabs.tsx'
import { useAppDispatch, useCall } from '../../store/hooks.ts'
import { loadCall } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import styles from './list-view.module.css'
import { categoryCrumbs, newsCrumbs } from './news-crumbs.ts'
import { newsParams } from './news-query.ts'

export function View() {
  const dispatch = useAppDispatch()
  const { pathname, params } = useResolvedPage()
  const { category } = params as { category?: string }
  const asked = newsParams({ ...(category !== undefined && { category }) })
  const { response, isAjax, isError, retry } = useCall('news-list', asked)
  const next = response?.next ?? null
  const showMore = () => next !== null && dispatch(loadCall(callRequest('news-list', { ...asked, next })))
  const title = response?.h1 ?? 'Новости'
  const months = [...Map.groupBy(response?.data ?? [], ({ published_at }) => formatMonth(published_at))]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(category === undefined ? newsCrumbs() : categoryCrumbs(title, category))} />
        <h1>{title}</h1>
        <JournalTabs current={href('news')} />
      </header>
      {response && response.categories.length > 0 && (
        <TabLinks
          label="Рубрики"
          currentHref={pathname}
          tabs={[
            { href: href('news'), text: 'Все' },
            ...response.categories.map(({ title: text, path, count }) => ({ href: path, text, note: String(count) })),
          ]}
        />
      )}
      {response?.data.length === 0 && <EmptyState title="Новостей пока нет">Первая появится здесь.</EmptyState>}
      {months.map(([month, news]) => (
        <section key={month} className={styles.month} aria-label={month}>
          <h2>{month}</h2>
          <ArticleCards cards={news} hasCategory={category === undefined} />
        </section>
      ))}
      {!response && !isError && <LoadingBlock />}
      {isError && <ErrorBlock onRetry={next === null ? retry : showMore} />}
      {next !== null && !isError && (
        <ShowMore text="Показать ещё новости" href={`${pathname}?next=${next}`} isPending={isAjax} onMore={showMore} />
      )}
    </div>
  )
}
