import type { ComponentType } from 'react'
import type { PathName } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { usePageParams, usePageQuery, useResolvedPage } from '../../app/location.tsx'
import { ArticlePage } from '../../features/article/article-page.tsx'
import { InterviewPage } from '../../features/article/interview-page.tsx'
import { ArticleNote } from '../../features/article/link-list.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { TermPage } from './abc/term-page.tsx'
import { interviewCrumbs, newsItemCrumbs, personInterviewCrumbs, studyCrumbs } from './crumbs.ts'
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
  return response ? <TermPage term={response} /> : <LoadingBlock />
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
