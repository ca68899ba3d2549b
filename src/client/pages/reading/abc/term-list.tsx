import { counted } from '#domain/russian/plural.ts'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SmallFigure } from '../figure/small-figure.tsx'
import { JournalFrame } from '../journal-frame.tsx'
import styles from './abc.module.css'
import { AlphabetScale } from './alphabet-scale.tsx'
import { ReadingRoutes } from './reading-routes.tsx'
import { WORD } from './word.ts'

export function TermList() {
  const { response } = useCall('abc-list', {})
  const { letters = [], orders = [], measured = [] } = response ?? {}
  const counts = letters.map(({ letter, terms }) => ({ letter, count: terms.length }))
  const count = counts.reduce((sum, { count: ofLetter }) => sum + ofLetter, 0)
  return (
    <JournalFrame
      title="Азбука заказчика"
      lead={
        count > 0
          ? `${counted(count, WORD)}, которыми говорят агентства. Если слово что-то измеряет, рядом его шкала.`
          : 'Что значат слова, которыми говорят агентства, и что с ними делать.'
      }
      section="abc"
    >
      {!response && <LoadingBlock />}
      {response && count === 0 && <EmptyState title="Терминов пока нет">Первый появится здесь.</EmptyState>}
      {orders.length > 0 && <ReadingRoutes routes={orders} />}
      {count > 0 && (
        <section className="stack-12" aria-labelledby="letters">
          <div className={`wrap-16 ${styles.caption}`}>
            <h2 id="letters">По буквам</h2>
            <p className="note">
              Деление — слово, под буквой их число.{' '}
              {measured.length > 0 && <a href="#measured">{`Слова со шкалой: ${measured.length}`}</a>}
            </p>
          </div>
          <AlphabetScale letters={counts} />
        </section>
      )}
      {letters.map(({ letter, terms }) => (
        <section key={letter} className={`stack-16 ${styles.letter}`} id={`letter-${letter}`} aria-label={letter}>
          <h2>{letter}</h2>
          <dl>
            {terms.map(({ title, path, short }) => (
              <div key={path}>
                <dt>
                  <TextLink href={path} look="quiet" isStrong isTarget>
                    {title}
                  </TextLink>
                </dt>
                <dd>{short}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {measured.length > 0 && (
        <section className="stack-16" aria-labelledby="measured">
          <div className={`wrap-16 ${styles.caption}`}>
            <h2 id="measured">Слова со шкалой</h2>
            <p className="note">{`${measured.length} из ${count}`}</p>
          </div>
          <ul className={styles.measured}>
            {measured.map(({ title, path, short, figure }) => (
              <li key={path} className="stack-8 start">
                <TextLink href={path} look="quiet" isStrong isTarget>
                  {title}
                </TextLink>
                <p className="note">{short}</p>
                <SmallFigure id={path.split('/')[2] ?? ''} figure={figure} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </JournalFrame>
  )
}
