import type { ReactNode } from 'react'
import type { Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../../app/crumbs.ts'
import { ArticleBody } from '../../../features/article/article-body.tsx'
import { ArticleNote, SourceLine } from '../../../features/article/link-list.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { termCrumbs } from '../crumbs.ts'
import { SmallFigure } from '../figure/small-figure.tsx'
import { AlphabetScale } from './alphabet-scale.tsx'
import styles from './term.module.css'

/** One word of the ABC, at its place in the alphabet. */
export function TermPage({ term }: { term: Term }) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { slug, title, lead, path, letters, letter, of_letter, figure, minutes, updated_at, changed } = term
  const index = of_letter.findIndex(other => other.path === path)
  return (
    <div className="stack-24">
      <div data-print="none">
        <Breadcrumbs crumbs={crumbsAbove(termCrumbs(term))} />
      </div>
      {index !== -1 && <AlphabetScale letters={letters} open={{ letter, index }} />}
      <div className={styles.term}>
        <SameLetter letter={letter} terms={of_letter} path={path} />
        <article className="stack-24 start">
          <header className="stack-12">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <p className="fine">{`${counted(minutes, 'minute')} чтения`}</p>
          </header>
          <MeetingLines term={term} />
          <ArticleBody article={term} isPhone={isPhone} />
          <Around term={term} />
          {term.order && <OrderLinks order={term.order} />}
          {changed !== '' && updated_at !== null && (
            <ArticleNote title={`Изменено ${formatDate(updated_at)}.`}>{changed}</ArticleNote>
          )}
          <SourceLine title={title} publishedAt={term.published_at} url={term.url} />
        </article>
        {figure !== null && (
          <aside className={styles.scale} aria-label="Шкала слова">
            <SmallFigure id={slug} figure={figure} />
          </aside>
        )}
      </div>
    </div>
  )
}

interface SameLetterProps {
  letter: string
  terms: readonly Link[]
  path: string
}

function SameLetter({ letter, terms, path }: SameLetterProps) {
  return (
    <nav className={styles.same} aria-label={`Слова на ${letter}`} data-print="none">
      <ul>
        {terms.map(other => (
          <li key={other.path}>
            <a href={other.path} aria-current={other.path === path ? 'page' : undefined}>
              {other.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Other names of the word, where it is met on the site, and its neighbours. */
function Around({ term: { synonyms, ratings, services, more } }: { term: Term }) {
  const rows: [string, ReactNode][] = [
    ...(synonyms.length > 0 ? [textRow('Ещё говорят', synonyms.join(', '))] : []),
    ...linkRow('Кто этим занимается', ratings),
    ...linkRow('Сколько стоит', services),
    ...linkRow('Рядом в азбуке', more),
  ]
  return <Rows rows={rows} />
}

function MeetingLines({ term: { heard, ask } }: { term: Term }) {
  if (heard === '') return null
  return <Rows rows={[textRow('На встрече', inGuillemets(heard)), textRow('Спросите', <b>{inGuillemets(ask)}</b>)]} />
}

function Rows({ rows }: { rows: readonly [string, ReactNode][] }) {
  return (
    <dl className={styles.around}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const textRow = (name: string, text: ReactNode): [string, ReactNode] => [name, text]

const linkRow = (name: string, links: readonly Link[]): [string, ReactNode][] =>
  links.length === 0
    ? []
    : [
        [
          name,
          <nav key={name} aria-label={name}>
            <ul className={`wrap ${styles.links}`}>
              {links.map(link => (
                <li key={link.path}>
                  <TextLink href={link.path} isTarget>
                    {link.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>,
        ],
      ]

/** The way through an order: where the reader is and what comes before and after. */
function OrderLinks({ order: { title, place, count, previous, next } }: { order: NonNullable<Term['order']> }) {
  return (
    <nav className={`wrap ${styles.order}`} aria-label={`По порядку: ${title}`} data-print="none">
      {previous && <TextLink isTarget rel="prev" href={previous.path}>{`← ${previous.title}`}</TextLink>}
      <span className="note">{`${place}-е из ${count}, ${inGuillemets(title)}`}</span>
      {next && <TextLink isTarget rel="next" href={next.path}>{`${next.title} →`}</TextLink>}
    </nav>
  )
}
