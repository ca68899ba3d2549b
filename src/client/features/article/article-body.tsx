import type { Article } from '#contract/shapes/article.ts'
import { href } from '#domain/paths/paths.ts'
import { LogoLine } from '../../ui/logo-line.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './article.module.css'
import { ArticleChart } from './article-chart.tsx'
import { LiveRating } from './live-rating.tsx'
import { type ArticleBlock, Paragraphs, Spans } from './spans.tsx'

interface ArticleBodyProps {
  article: Pick<Article, 'blocks' | 'lists' | 'agencies' | 'data_on'>
  isPhone: boolean
}

/** The text of an article. Plain markup: it needs no scripts. */
export function ArticleBody({ article, isPhone }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {article.blocks.map((block, index) => (
        <BlockOf key={`${block.kind} ${index}`} {...{ block, index, article, isPhone }} />
      ))}
    </div>
  )
}

interface BlockProps extends ArticleBodyProps {
  block: ArticleBlock
  index: number
}

function BlockOf({ block, index, article, isPhone }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
    case 'list':
      return <ListBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <Paragraphs paragraphs={block.paragraphs} />
          </blockquote>
          {block.person !== null && <figcaption>{block.person}</figcaption>}
        </figure>
      )
    case 'aside':
      return (
        <div role="note" className={styles.aside}>
          <Paragraphs paragraphs={block.paragraphs} />
        </div>
      )
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{block.text}</code>
        </pre>
      )
    case 'chart':
      return <ArticleChart block={block} id={`chart-${index}`} dataOn={article.data_on} isPhone={isPhone} />
    case 'rating':
      return <LiveRating block={block} list={article.lists.find(({ path }) => path === block.path)} />
    case 'agency':
      return <AgencyBlock slug={block.slug} agencies={article.agencies} />
  }
}

function ListBlock({ block: { isOrdered, items } }: { block: Extract<ArticleBlock, { kind: 'list' }> }) {
  const lines = items.map(({ depth, spans }, index) => (
    <li key={`${index} ${spans[0]?.text ?? ''}`} className={depth > 0 ? styles.nested : undefined}>
      <Spans spans={spans} />
    </li>
  ))
  return isOrdered ? <ol className={styles.list}>{lines}</ol> : <ul className={styles.list}>{lines}</ul>
}

function TableBlock({ block: { head, rows } }: { block: Extract<ArticleBlock, { kind: 'table' }> }) {
  const caption = head.map(spans => spans.map(({ text }) => text).join('')).join(', ')
  return (
    <Table caption={`Таблица: ${caption}`} isCaptionHidden>
      <thead>
        <tr>
          {head.map((spans, column) => (
            <th key={`${column} ${spans[0]?.text ?? ''}`} scope="col">
              <Spans spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${index} ${row[0]?.[0]?.text ?? ''}`}>
            {row.map((spans, column) => (
              <td key={`${column} ${spans[0]?.text ?? ''}`}>
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function AgencyBlock({ slug, agencies }: { slug: string; agencies: Article['agencies'] }) {
  const agency = agencies.find(({ name_lat }) => name_lat === slug)
  return (
    agency && (
      <LogoLine href={href('agency', { agency: slug })} logo={agency.logo} title={agency.name} note={agency.city} />
    )
  )
}
