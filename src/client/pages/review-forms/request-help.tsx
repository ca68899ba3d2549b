import { href } from '#domain/paths/paths.ts'
import { ArticleBody } from '../../features/article/article-body.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const NO_PARAMS = {}

export function ReviewHelp() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response } = useCall('review-req-help', NO_PARAMS)
  if (!response) return <LoadingBlock />
  return (
    <div className="stack-16">
      <Breadcrumbs
        crumbs={[
          { text: 'Главная', href: href('main') },
          { text: 'Запросить отзыв', href: href('review-request') },
        ]}
      />
      <h1>{response.title}</h1>
      <ArticleBody article={response} isPhone={isPhone} />
      <p>
        <ButtonLink tone="primary" size="large" href={href('review-request')}>
          Запросить отзыв
        </ButtonLink>
      </p>
    </div>
  )
}
