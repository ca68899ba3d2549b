import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { EditorsText } from '../../features/editors-text/editors-text.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { textCrumbs, textHeading } from './page-text.ts'
import styles from './view.module.css'

type PageText = Answer<'about-page'>['texts'][number]

/** Texts by the site's editors: rules, policy, consents. */
export function View() {
  const { pathname: path } = useResolvedPage()
  const { response } = useCall('about-page', { path })
  if (!response) return <LoadingBlock />
  const { texts } = response
  const [only, ...others] = texts
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsAbove(textCrumbs(texts, path))} />
      <h1>{textHeading(texts)}</h1>
      {only && others.length === 0 ? (
        <>
          <Version text={only} />
          <EditorsText html={only.html} />
        </>
      ) : (
        <>
          <ul className={styles.contents}>
            {texts.map(({ key, title }) => (
              <li key={key}>
                <TextLink href={`#${key}`} isTarget>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
          {texts.map(text => (
            <section key={text.key} id={text.key} className={styles.text}>
              <h2>{text.title}</h2>
              <Version text={text} />
              <EditorsText html={text.html} />
            </section>
          ))}
        </>
      )}
    </div>
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
