import type { Article, TextBody } from '#contract/shapes/article.ts'
import { href } from '#domain/paths/paths.ts'
import { LogoLine } from '../../ui/logo-line.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './article.module.css'
import { ArticleChart } from './article-chart.tsx'
import { LiveRating } from './live-rating.tsx'
import { type ArticleBlock, keyed, Paragraphs, Spans } from './spans.tsx'

interface ArticleBodyProps {
  article: TextBody
  isPhone: boolean
}

/** The text of an article. Plain markup: it needs no scripts. */
export function ArticleBody({ article, isPhone }: ArticleBodyProps) {
  return (
    <div className={styles.body} data-reading="text">
      {keyed(article.blocks).map(({ key, part }) => (
        <BlockOf key={key} id={`chart-${key}`} block={part} article={article} isPhone={isPhone} />
      ))}
    </div>
  )
}

interface BlockProps extends ArticleBodyProps {
  block: ArticleBlock
  /** Unique in the document, should the block be a chart. */
  id: string
}

function BlockOf({ block, id, article, isPhone }: BlockProps) {
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
        <div role="note" className={`note ${styles.aside}`}>
          <Paragraphs paragraphs={block.paragraphs} />
        </div>
      )
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{block.text}</code>
        </pre>
      )
    case 'picture':
      return <ArticlePicture block={block} />
    case 'chart':
      return <ArticleChart block={block} id={id} dataOn={article.data_on} isPhone={isPhone} />
    case 'rating':
      return <LiveRating block={block} list={article.lists.find(({ path }) => path === block.path)} />
    case 'agency':
      return <AgencyBlock slug={block.slug} agencies={article.agencies} />
  }
}

function ListBlock({ block: { isOrdered, items } }: { block: Extract<ArticleBlock, { kind: 'list' }> }) {
  const lines = keyed(items).map(({ key, part: { depth, spans } }) => (
    <li key={key} className={depth > 0 ? styles.nested : undefined}>
      <Spans spans={spans} />
    </li>
  ))
  return isOrdered ? <ol className={styles.list}>{lines}</ol> : <ul className={styles.list}>{lines}</ul>
}

/** So many columns are as wide as a line of text. */
const NARROW_TABLE = 4

function TableBlock({ block: { head, rows } }: { block: Extract<ArticleBlock, { kind: 'table' }> }) {
  const caption = head.map(spans => spans.map(({ text }) => text).join('')).join(', ')
  return (
    <div className={head.length > NARROW_TABLE ? styles.wideTable : undefined}>
      <Table caption={`Таблица: ${caption}`} isCaptionHidden>
        <thead>
          <tr>
            {keyed(head).map(({ key, part }) => (
              <th key={key} scope="col">
                <Spans spans={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, part: row }) => (
            <tr key={key}>
              {keyed(row).map(({ key: column, part }) => (
                <td key={column}>
                  <Spans spans={part} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
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

function ArticlePicture({ block }: { block: Extract<ArticleBlock, { kind: 'picture' }> }) {
  const { caption, src, width, height, source, alt } = block
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {source !== '' && <p className="note">{`Источник: ${source}`}</p>}
    </figure>
  )
}
