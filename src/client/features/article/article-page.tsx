import type { ReactNode } from 'react'
import type { Article, TextBody } from '#contract/shapes/article.ts'
import { partsOf } from '#domain/content/reading-time.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { Contents, ReadingPage, ReadingSide } from '../../ui/reading-page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './article.module.css'
import { ArticleBody } from './article-body.tsx'
import { dataDaysText } from './data-days.ts'
import { ArticleNote, LinkList, SourceLine } from './link-list.tsx'
import { ReadingRuler } from './reading-ruler.tsx'

/** The fields of a text that the layout needs: an interview has no more. */
type LaidOut = TextBody &
  Pick<Article, 'title' | 'lead' | 'minutes' | 'published_at' | 'changed' | 'updated_at' | 'url' | 'more'>

interface ArticleLayoutProps {
  article: LaidOut
  /** In the margin. */
  facts: ReactNode
  crumbs: readonly NamedPath[]
  /** The heading of the links to other texts. */
  moreTitle: string
  /** Before the text. */
  above?: ReactNode
  /** After the text. */
  below?: ReactNode
}

interface ArticlePageProps extends Omit<ArticleLayoutProps, 'facts'> {
  article: Article
}

export function ArticlePage(props: ArticlePageProps) {
  return <ArticleLayout {...props} facts={<Facts article={props.article} />} />
}

/** Contents are worth their place from so many parts on. */
const MIN_PARTS = 3
/** A ruler of minutes says something from here on. */
const MIN_MINUTES = 2

export function ArticleLayout({ article, facts, crumbs, moreTitle, above, below }: ArticleLayoutProps) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const parts = partsOf(article.blocks)
  const hasContents = parts.length >= MIN_PARTS
  const isLong = article.minutes >= MIN_MINUTES
  return (
    <ReadingPage
      crumbs={<Breadcrumbs crumbs={crumbsAbove(crumbs)} />}
      head={
        <>
          <h1>{article.title}</h1>
          <p className="lead">{article.lead}</p>
        </>
      }
    >
      <ReadingSide>
        {facts}
        {hasContents &&
          (isLong ? (
            <Contents parts={parts} minutes={article.minutes} />
          ) : (
            <Contents parts={parts.map(({ id, title }) => ({ id, title }))} />
          ))}
      </ReadingSide>
      {hasContents && isLong && <ReadingRuler minutes={article.minutes} />}
      <article className={`stack-32 ${styles.article}`}>
        {above}
        <ArticleBody article={article} isPhone={isPhone} />
        {below}
        {article.changed !== '' && article.updated_at !== null && (
          <ArticleNote title={`Изменено ${formatDate(article.updated_at)}.`}>{article.changed}</ArticleNote>
        )}
        <SourceLine title={article.title} publishedAt={article.published_at} url={article.url} />
        {article.more.length > 0 && <LinkList title={moreTitle} links={article.more} />}
      </article>
    </ReadingPage>
  )
}

function Facts({ article: { author, category, published_at, minutes, ...days } }: { article: Article }) {
  const dataDays = dataDaysText({ ...days, published_at })
  return (
    <div className={`stack-12 fine ${styles.facts}`}>
      {author && (
        <PortraitLine name={author.name} size="medium">
          <TextLink href={author.path} isStrong isTarget>
            {author.name}
          </TextLink>
          <span>{author.role}</span>
        </PortraitLine>
      )}
      <ul className="stack-4">
        {category && (
          <li>
            <TextLink href={category.path} isTarget>
              {category.title}
            </TextLink>
          </li>
        )}
        <li>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
        </li>
        <li>{`${counted(minutes, 'minute')} чтения`}</li>
        {dataDays !== null && <li>{dataDays}</li>}
      </ul>
    </div>
  )
}
