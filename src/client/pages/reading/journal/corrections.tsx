import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { DatedRows } from '../../../features/article-list/dated-rows.tsx'

const CORRECTION = { one: 'правка', few: 'правки', many: 'правок' }

/** What was changed in published texts. */
export function Corrections({ corrections: { count, last } }: { corrections: Answer<'news-list'>['corrections'] }) {
  return (
    <section className="stack-16 start" aria-labelledby="corrections">
      <h2 id="corrections">Исправляем вслух</h2>
      <DatedRows
        rows={last.map(({ path, title, updated_at, changed }) => ({
          path,
          title: <b>{inGuillemets(title)}</b>,
          date: updated_at,
          note: changed,
        }))}
      />
      <p className="note">
        {`Всего ${counted(count, CORRECTION)} в опубликованных текстах. Читать без сайта: `}
        <a href="/rss/news.xml">новости в RSS</a>
        {', '}
        <a href="/rss/research.xml">исследования в RSS</a>
      </p>
    </section>
  )
}
