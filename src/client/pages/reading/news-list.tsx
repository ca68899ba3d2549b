import { href } from '#domain/paths/paths.ts'
import { formatMonth } from '#domain/time/dates.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { ArticleCards } from '../../features/article-list/article-cards.tsx'
import { useGrowing } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { GrowingList } from '../../ui/growing-list.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { categoryCrumbs } from './crumbs.ts'
import { JournalFrame } from './journal-frame.tsx'
import { newsParams } from './query.ts'
import styles from './reading.module.css'

export function NewsList() {
  const { pathname, params } = useResolvedPage()
  const { category } = params as { category?: string }
  const asked = newsParams({ ...(category !== undefined && { category }) })
  const { response, isError, next, growth } = useGrowing('news-list', asked)
  const title = response?.h1 ?? 'Новости'
  const months = [...Map.groupBy(response?.data ?? [], ({ published_at }) => formatMonth(published_at))]
  return (
    <JournalFrame
      {...(category !== undefined && { crumbs: categoryCrumbs(title, category) })}
      title={title}
      section="news"
      isDense
    >
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
      <GrowingList
        {...growth}
        className="stack-32-24"
        label="Все новости"
        length={response?.data.length ?? 0}
        target="h3 a"
        more={next === null ? null : { text: 'Показать ещё новости', href: `${pathname}?next=${next}` }}
      >
        {response?.data.length === 0 && <EmptyState title="Новостей пока нет">Первая появится здесь.</EmptyState>}
        {months.map(([month, news]) => (
          <section key={month} className={`stack-16 ${styles.month}`} aria-label={month}>
            <h2>{month}</h2>
            <ArticleCards cards={news} hasCategory={category === undefined} />
          </section>
        ))}
        {!response && !isError && <LoadingBlock />}
      </GrowingList>
    </JournalFrame>
  )
}
