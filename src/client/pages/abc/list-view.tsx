import { href } from '#domain/paths/paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { JournalTabs } from '../../features/article-list/journal-tabs.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { abcCrumbs } from './abc-crumbs.ts'
import styles from './list-view.module.css'

export function View() {
  const { response } = useCall('abc-list', {})
  const letters = response?.letters ?? []
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(abcCrumbs())} />
        <h1>Азбука заказчика</h1>
        <p>Что значат слова, которыми говорят агентства, и что с ними делать.</p>
        <JournalTabs current={href('abc')} />
      </header>
      {!response && <LoadingBlock />}
      {response && letters.length === 0 && <EmptyState title="Терминов пока нет">Первый появится здесь.</EmptyState>}
      {letters.length > 0 && (
        <nav className={styles.bar} aria-label="Алфавит" data-print="none">
          <ul>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {letters.map(({ letter, terms }) => (
        <section key={letter} className={styles.letter} id={`letter-${letter}`} aria-label={letter}>
          <h2>{letter}</h2>
          <dl>
            {terms.map(({ title, path, short }) => (
              <div key={path}>
                <dt>
                  <TextLink href={path} isStrong isTarget>
                    {title}
                  </TextLink>
                </dt>
                <dd>{short}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
