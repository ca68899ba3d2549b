import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { ArticleCards } from '../../../features/article-list/article-cards.tsx'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, recordOf, responseFor } from '../../../store/remote.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { mentionsParams } from './mentions-params.ts'

const NAME = 'agency-mentions'

export function MentionList() {
  const { agency } = usePageParams('agency-mentions')
  const query = usePageQuery()
  const dispatch = useAppDispatch()
  const { isAjax, isError } = useAppSelector(({ remote }) => recordOf(remote, NAME))
  const response = useAppSelector(({ remote }) => responseFor(remote, NAME, { agency }))
  const texts = response?.data ?? []
  const next = response?.next ?? null
  // Without a cursor the retry is for the first page, not for the next one.
  const params = next === null ? mentionsParams(agency, query) : { agency, next }
  const path = href('agency-mentions', { agency })
  return (
    <GrowingList
      label="Новости и исследования"
      length={texts.length}
      target="h3 a"
      more={next === null ? null : { text: 'Показать ещё упоминания', href: `${path}?next=${next}` }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, params)))}
    >
      <SectionHeading>Новости и исследования</SectionHeading>
      {response && texts.length === 0 && <EmptyState title="Упоминаний пока нет" />}
      {texts.length > 0 && <ArticleCards cards={texts} hasCategory />}
      {!response && !isError && <LoadingBlock />}
    </GrowingList>
  )
}
