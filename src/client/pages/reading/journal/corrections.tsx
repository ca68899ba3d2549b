import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './journal.module.css'

const CORRECTION = { one: 'правка', few: 'правки', many: 'правок', other: 'правки' }

/** What was changed in published texts. */
export function Corrections({ corrections: { count, last } }: { corrections: Answer<'news-list'>['corrections'] }) {
  return (
    <section className={`stack-16 ${styles.corrections}`} aria-labelledby="corrections">
      <h2 id="corrections">Исправляем вслух</h2>
      <ul className="stack-24 columns-3">
        {last.map(({ path, title, updated_at, changed }) => (
          <li key={path} className="stack-4 start">
            <b>{formatDate(updated_at)}</b>
            <span className="note">{changed}</span>
            <TextLink href={path}>{inGuillemets(title)}</TextLink>
          </li>
        ))}
      </ul>
      <p className="note">
        {`Всего ${counted(count, CORRECTION)} в опубликованных текстах. Читать без сайта: `}
        <a href="/rss/news.xml">новости в RSS</a>
        {', '}
        <a href="/rss/research.xml">исследования в RSS</a>
      </p>
    </section>
  )
}
