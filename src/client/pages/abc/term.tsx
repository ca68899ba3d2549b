import { usePageParams } from '../../app/location.tsx'
import { ArticleNote } from '../../features/article/article-note.tsx'
import { ArticlePage } from '../../features/article/article-page.tsx'
import { LinkList } from '../../features/article/link-list.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { termCrumbs } from './abc-crumbs.ts'

export function Part() {
  const { response } = useCall('abc-get', usePageParams('abc-item'))
  if (!response) return <LoadingBlock />
  const { synonyms, ratings, services } = response
  return (
    <ArticlePage
      article={response}
      crumbs={termCrumbs(response)}
      moreTitle="Рядом в азбуке"
      above={synonyms.length > 0 && <ArticleNote title="Ещё говорят:">{`${synonyms.join(', ')}.`}</ArticleNote>}
      below={
        <>
          {ratings.length > 0 && <LinkList title="Кто этим занимается" links={ratings} />}
          {services.length > 0 && <LinkList title="Сколько стоит" links={services} />}
        </>
      }
    />
  )
}
