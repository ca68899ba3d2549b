import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { EditorsText } from '../../features/editors-text/editors-text.tsx'
import { textParts } from '../../features/editors-text/text-parts.ts'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Contents, ReadingPage, ReadingSide } from '../../ui/reading-page.tsx'
import { textCrumbs, textHeading } from './page-text.ts'
import styles from './view.module.css'

type PageText = Answer<'about-page'>['texts'][number]

/** Texts by the site's editors: rules, policy, consents. */
export function View() {
  const { pathname: path } = useResolvedPage()
  const { response } = useCall('about-page', { path })
  if (!response) return <LoadingBlock />
  const { texts } = response
  const [first, ...others] = texts
  const only = first && others.length === 0 ? { ...first, ...textParts(first.html) } : null
  const parts = only ? only.parts : texts.map(({ key, title }) => ({ id: key, title }))
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
        <div className={styles.text}>
          <EditorsText html={only.html} />
        </div>
      ) : (
        texts.map(text => (
          <section key={text.key} id={text.key} className={styles.text}>
            <h2>{text.title}</h2>
            <Version text={text} />
            <EditorsText html={text.html} />
          </section>
        ))
      )}
    </ReadingPage>
  )
}

function Version({ text: { version, updated_at } }: { text: PageText }) {
  return (
    <p className={styles.version}>
      {`Редакция ${version} от `}
      <time dateTime={updated_at}>{formatDate(updated_at)}</time>
    </p>
  )
}
