import { usePageParams } from '../../app/location.tsx'
import { ArticlePage } from '../../features/article/article-page.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { newsItemCrumbs } from './news-crumbs.ts'

export function Part() {
  const { response } = useCall('news-one', usePageParams('news-item'))
  if (!response) return <LoadingBlock />
  return <ArticlePage article={response} crumbs={newsItemCrumbs(response)} moreTitle="Читать дальше" />
}
