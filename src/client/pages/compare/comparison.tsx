import { useMemo } from 'react'
import { MAX_COMPARED } from '#domain/agency/chosen-agencies.ts'
import { counted } from '#domain/russian/plural.ts'
import { AddAgency } from '../../features/site-search/add-agency.tsx'
import type { KeptAgency } from '../../store/agency/kept-agencies.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type ComparisonQuery, comparisonHref, comparisonParams } from './compare-query.ts'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { shownGroups } from './differences.ts'
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

  const { companies_info, missing, tabs, tab } = table
  const tabHref = (key: string) =>
    comparisonHref(query, { tab: key === tabs[0]?.key ? undefined : key, sort: undefined })
  const groups = shownGroups(table, query.isDiff)
  // On phones the table comes before the tools.
  const tools = <CompareTools table={table} ids={ids} query={query} />
  return (
    <>
      {ids.length > MAX_COMPARED && (
        <Notice>{`В таблице помещаются пять агентств: показаны первые ${MAX_COMPARED} из ${ids.length}.`}</Notice>
      )}
      {missing.length > 0 && <Notice>{`${counted(missing.length, 'agency')} в каталоге не нашлось.`}</Notice>}
      <AddAgency
        label="Добавить в сравнение"
        ids={ids}
        max={MAX_COMPARED}
        full="В таблице пять агентств: чтобы добавить другое, уберите одно из них."
        hrefWith={id => comparisonHref(query, { ids: [...ids, id] })}
        onAdd={own?.add}
      />
      {companies_info.length === 0 ? (
        <EmptyState title="Этих агентств в каталоге нет">
          Возможно, ссылка устарела или набрана с ошибкой. Добавьте агентства через поиск.
        </EmptyState>
      ) : (
        <>
          {!isPhone && tools}
          <div data-print="none">
            <TabLinks
              label="Что сравнить"
              tabs={tabs.map(({ key, title }) => ({ href: tabHref(key), text: title }))}
              currentHref={tabHref(tab)}
            />
          </div>
          <CompareTable table={table} groups={groups} ids={ids} query={query} onRemove={own?.remove} />
          {isPhone && tools}
          {isError && <ErrorBlock onRetry={retry} />}
        </>
      )}
    </>
  )
}
