import type { PageText } from '#contract/shapes/article.ts'
import { partsOf } from '#domain/content/reading-time.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { ArticleBody } from '../../features/article/article-body.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Contents, ReadingPage, ReadingSide } from '../../ui/reading-page.tsx'
import { textCrumbs, textHeading } from './page-text.ts'
import styles from './texts.module.css'

/** Texts of the site itself: rules, policy, consents. */
export function SiteTexts() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { pathname: path } = useResolvedPage()
  const { response } = useCall('about-page', { path })
  if (!response) return <LoadingBlock />
  const { texts } = response
  const [first, ...others] = texts
  const only = others.length === 0 ? first : undefined
  const parts = only
    ? partsOf(only.blocks).map(({ id, title }) => ({ id, title }))
    : texts.map(({ key, title }) => ({ id: key, title }))
  return (
    <ReadingPage
      crumbs={<Breadcrumbs crumbs={crumbsAbove(textCrumbs(texts, path))} />}
      head={
        <>
          <h1>{textHeading(texts)}</h1>
          {only && <Version text={only} />}
        </>
      }
    >
      {parts.length > 1 && (
        <ReadingSide>
          <Contents parts={parts} />
        </ReadingSide>
      )}
      {only ? (
        <div className={`stack-12 ${styles.text}`}>
          <ArticleBody article={only} isPhone={isPhone} />
        </div>
      ) : (
        texts.map(text => (
          <section key={text.key} id={text.key} className={`stack-12 ${styles.text}`}>
            <h2>{text.title}</h2>
            <Version text={text} />
            <ArticleBody article={underTitle(text)} isPhone={isPhone} />
          </section>
        ))
      )}
    </ReadingPage>
  )
}

/** Below the title of its section, a text has headings of the third level. */
const underTitle = (text: PageText): PageText => ({
  ...text,
  blocks: text.blocks.map(block => (block.kind === 'heading' ? { ...block, level: 3 } : block)),
})

function Version({ text: { version, updated_at, changed } }: { text: PageText }) {
  return (
    <p className="fine">
      {`Редакция ${version} от `}
      <time dateTime={updated_at}>{formatDate(updated_at)}</time>
      {changed !== '' && `. Изменено: ${changed}`}
    </p>
  )
}
