import { formatDate } from '#domain/time/dates.ts'
import { usePageParams } from '../../app/location.tsx'
import { ArticleNote } from '../../features/article/article-note.tsx'
import { ArticlePage } from '../../features/article/article-page.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { studyCrumbs } from './research-crumbs.ts'

export function Part() {
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
