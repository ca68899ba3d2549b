import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { JournalFrame } from './journal-frame.tsx'
import styles from './reading.module.css'

export function TermList() {
  const { response } = useCall('abc-list', {})
  const letters = response?.letters ?? []
  return (
    <JournalFrame
      title="Азбука заказчика"
      lead="Что значат слова, которыми говорят агентства, и что с ними делать."
      section="abc"
    >
      {!response && <LoadingBlock />}
      {response && letters.length === 0 && <EmptyState title="Терминов пока нет">Первый появится здесь.</EmptyState>}
      {response?.orders.map(({ title, terms }) => (
        <nav key={title} className="stack-8" aria-label={title}>
          <h2>{title}</h2>
          <ol className={`wrap ${styles.order}`}>
            {terms.map(term => (
              <li key={term.path}>
                <TextLink href={term.path} isTarget>
                  {term.title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      ))}
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
        <section key={letter} className={`stack-16 ${styles.letter}`} id={`letter-${letter}`} aria-label={letter}>
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
    </JournalFrame>
  )
}
