import type { ComponentType } from 'react'
import type { Term as AbcTerm } from '#contract/shapes/article.ts'
import type { PathName } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { usePageParams, usePageQuery, useResolvedPage } from '../../app/location.tsx'
import { ArticlePage } from '../../features/article/article-page.tsx'
import { InterviewPage } from '../../features/article/interview-page.tsx'
import { ArticleNote, LinkList } from '../../features/article/link-list.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { interviewCrumbs, newsItemCrumbs, personInterviewCrumbs, studyCrumbs, termCrumbs } from './crumbs.ts'
import { termRequest } from './query.ts'

// The offer of a study is drawn without the application.
import '../../features/research-popup/research-popup.module.css'

const TEXTS: Partial<Record<PathName, ComponentType>> = {
  'news-item': NewsItem,
  'research-item': Study,
  'abc-item': Term,
  interview: Interview,
  'person-interview': PersonInterview,
}

/** One module for all: nobody loads it but to go from one text to another. */
export function JournalText() {
  const Text = TEXTS[useResolvedPage().page.name]
  return Text && <Text />
}

function Term() {
  const { slug } = usePageParams('abc-item')
  const { response } = useCall('abc-get', termRequest(slug, usePageQuery()))
  if (!response) return <LoadingBlock />
  const { synonyms, ratings, services, order } = response
  return (
    <ArticlePage
      article={response}
      crumbs={termCrumbs(response)}
      moreTitle="Рядом в азбуке"
      above={synonyms.length > 0 && <ArticleNote title="Ещё говорят:">{`${synonyms.join(', ')}.`}</ArticleNote>}
      below={
        <>
          {order && <OrderLinks order={order} />}
          {ratings.length > 0 && <LinkList title="Кто этим занимается" links={ratings} />}
          {services.length > 0 && <LinkList title="Сколько стоит" links={services} />}
        </>
      }
    />
  )
}

function Study() {
  const { response } = useCall('research-get', usePageParams('research-item'))
  if (!response) return <LoadingBlock />
  const { cite, published_at, version, url } = response
  return (
    <ArticlePage
      article={response}
      crumbs={studyCrumbs(response)}
      moreTitle="Другие исследования"
      below={
        cite !== '' && (
          <ArticleNote title="Как сослаться.">{`${cite}, ${formatDate(published_at)}, версия ${version}. ${url}`}</ArticleNote>
        )
      }
    />
  )
}

function NewsItem() {
  const { response } = useCall('news-one', usePageParams('news-item'))
  if (!response) return <LoadingBlock />
  return <ArticlePage article={response} crumbs={newsItemCrumbs(response)} moreTitle="Читать дальше" />
}

function Interview() {
  const { response } = useCall('agencies-interview', usePageParams('interview'))
  if (!response) return <LoadingBlock />
  return <InterviewPage interview={response} crumbs={interviewCrumbs(response)} />
}

function PersonInterview() {
  const { response } = useCall('person-interview', usePageParams('person-interview'))
  if (!response) return <LoadingBlock />
  return <InterviewPage interview={response} crumbs={personInterviewCrumbs(response.person)} />
}

/** The way through an order: where the reader is and what comes before and after. */
function OrderLinks({ order: { title, place, count, previous, next } }: { order: NonNullable<AbcTerm['order']> }) {
  return (
    <nav className="stack-8" aria-label={`По порядку: ${title}`} data-print="none">
      <p className="note">{`${inGuillemets(title)}: термин ${place} из ${count}`}</p>
      <ul className="stack-8">
        {previous && (
          <li>
            <TextLink isTarget rel="prev" href={previous.path}>{`Назад: ${previous.title}`}</TextLink>
          </li>
        )}
        {next && (
          <li>
            <TextLink isTarget rel="next" href={next.path}>{`Дальше: ${next.title}`}</TextLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
