import { href } from '#domain/paths/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CompanyHead } from './company-head.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-table.module.css'
import { ComparedRow } from './compared-row.tsx'
import type { CompareGroup } from './differences.ts'
import type { CompareTable as Table } from './use-table.ts'

interface CompareTableProps {
  table: Table
  groups: readonly CompareGroup[]
  ids: readonly number[]
  query: ComparisonQuery
  onRemove?: ((id: number) => void) | undefined
}

// A horizontally scrollable region must be keyboard focusable (WCAG 2.1.1).
const FOCUSABLE = { tabIndex: 0 }

/** Row titles are submit buttons of this form, so sorting works without JavaScript. */
export function CompareTable({ table, groups, ids, query, onRemove }: CompareTableProps) {
  const { companies_info, sortedColumn, tabs, tab } = table
  const tabTitle = tabs.find(({ key }) => key === tab)?.title ?? ''
  if (groups.length === 0) {
    return (
      <EmptyState title="Различий нет">
        На вкладке «{tabTitle}» у этих агентств всё одинаково.{' '}
        <a href={comparisonHref(query, { isDiff: false })}>Показать все строки</a>
      </EmptyState>
    )
  }
  return (
    <form method="get" action={href('compare')}>
      {query.ids && <input type="hidden" name="ids" value={query.ids.join(',')} />}
      {query.tab && <input type="hidden" name="tab" value={query.tab} />}
      {query.isDiff && <input type="hidden" name="diff" value="1" />}
      <section className={styles.scroll} aria-label="Таблица сравнения" {...FOCUSABLE}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>
              {`${tabTitle}: ${companies_info.map(({ name }) => name).join(', ')}. Столбцы можно упорядочить по строке с числами.`}
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {companies_info.map(company => (
                <CompanyHead
                  key={company.id}
                  company={company}
                  removeHref={comparisonHref(query, { ids: ids.filter(id => id !== company.id) })}
                  onRemove={onRemove}
                />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={companies_info.length + 1} className={styles.group}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map(row => (
                <ComparedRow key={row.key} row={row} companies={companies_info} sorted={sortedColumn} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </form>
  )
}
