import { useMemo } from 'react'
import { MAX_COMPARED } from '#domain/agency/chosen-agencies.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { AddAgency } from '../../features/site-search/add-agency.tsx'
import { useAppSelector } from '../../store/hooks.ts'
import type { KeptAgency } from '../../store/kept-agencies.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type ComparisonQuery, comparisonHref, comparisonParams } from './compare-query.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './compare-tools.module.css'
import { CompareTools } from './compare-tools.tsx'
import { Pager } from './pager.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { useTable } from './use-table.ts'

export interface ComparisonProps {
  ids: readonly number[]
  query: ComparisonQuery
  /** Changes the visitor's own selection; a shared comparison changes its URL instead. */
  own?: { add: (card: KeptAgency) => void; remove: (id: number) => void }
}

export function Comparison({ ids, query, own }: ComparisonProps) {
  const params = useMemo(() => comparisonParams(ids, query), [ids, query])
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { table, isError, retry } = useTable(params)
  if (!table) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />

  const { companies_info, missing, board } = table
  const tools = <CompareTools table={table} ids={ids} query={query} />
  return (
    <>
      {ids.length > MAX_COMPARED && (
        <Notice>{`В таблице помещаются пять агентств: показаны первые ${MAX_COMPARED} из ${ids.length}.`}</Notice>
      )}
      {missing.length > 0 && <Notice>{`${counted(missing.length, 'agency')} в каталоге не нашлось.`}</Notice>}
      <div className={styles.tools} data-print="none">
        <RatingChoice board={board} query={query} />
        {companies_info.length > 1 && (
          <ButtonLink href={comparisonHref(query, { isDiff: !query.isDiff })}>
            {query.isDiff ? 'Показать все строки' : 'Только различия'}
          </ButtonLink>
        )}
        <AddAgency
          label="Добавить в сравнение"
          ids={ids}
          max={MAX_COMPARED}
          full="В таблице пять агентств: чтобы добавить другое, уберите одно из них."
          hrefWith={id => comparisonHref(query, { ids: [...ids, id] })}
          onAdd={own?.add}
        />
        {!isPhone && companies_info.length > 0 && tools}
      </div>
      {companies_info.length === 0 ? (
        <EmptyState title="Этих агентств в каталоге нет">
          Возможно, ссылка устарела или набрана с ошибкой. Добавьте агентства через поиск.
        </EmptyState>
      ) : (
        <>
          <p className={styles.printed}>
            {formatDate(board.as_of)}, {board.url}
            {board.rating && ` · рейтинг ${inGuillemets(board.rating.title)}`}
          </p>
          <Pager companies={companies_info} query={query} />
          <CompareTable table={table} ids={ids} query={query} onRemove={own?.remove} />
          {isError && <ErrorBlock onRetry={retry} />}
          {isPhone && tools}
        </>
      )}
    </>
  )
}
