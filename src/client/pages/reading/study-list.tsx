import { ArticleCards } from '../../features/article-list/article-cards.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { JournalFrame } from './journal-frame.tsx'

export function StudyList() {
  const { response } = useCall('research-list', {})
  return (
    <JournalFrame
      title="Исследования"
      lead="Цены, платформы, спрос, отзывы и места — на данных Мерила, с методом и файлами CSV."
      section="research"
    >
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
    </JournalFrame>
  )
}
