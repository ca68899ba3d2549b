import { href } from '#domain/paths/paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { ArticleCards } from '../../features/article-list/article-cards.tsx'
import { JournalTabs } from '../../features/article-list/journal-tabs.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './list-view.module.css'
import { researchCrumbs } from './research-crumbs.ts'

export function View() {
  const { response } = useCall('research-list', {})
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(researchCrumbs())} />
        <h1>Исследования</h1>
        <p>Цены, платформы, спрос, отзывы и места — на данных Мерила, с методом и файлами CSV.</p>
        <JournalTabs current={href('research')} />
      </header>
      {!response && <LoadingBlock />}
      {response?.list.length === 0 && <EmptyState title="Исследований пока нет">Первое появится здесь.</EmptyState>}
      {response && response.list.length > 0 && (
        <section aria-labelledby="studies">
          <VisuallyHidden>
            <h2 id="studies">Все исследования</h2>
          </VisuallyHidden>
          <ArticleCards cards={response.list} />
        </section>
      )}
    </div>
  )
}
