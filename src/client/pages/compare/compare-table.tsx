import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CompanyHead } from './company-head.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-table.module.css'
import { ComparedRow } from './compared-row.tsx'
import { MarksRows } from './marks-rows.tsx'
import { NOT_RATED, shownGroups } from './measures.ts'
import { PagerEdge } from './pager.tsx'
import { PriceRows } from './price-rows.tsx'
import { QueryFields } from './query-fields.tsx'
import { rotateTable } from './rotate-table.ts'
import { ScoreRows } from './score-rows.tsx'
import type { CompareTable as Table } from './use-table.ts'
import { WorksRow } from './works-row.tsx'

interface CompareTableProps {
  table: Table
  ids: readonly number[]
  query: ComparisonQuery
  onRemove?: ((id: number) => void) | undefined
}

/**
 * One table, so that the names of the columns stay above all of it and are repeated on every printed page. Row titles
 * are submit buttons of its form, so sorting works without JavaScript.
 */
export function CompareTable({ table, ids, query, onRemove }: CompareTableProps) {
  const shown = rotateTable(table, query.from)
  const { companies_info, sortedColumn, board } = shown
  return (
    <form method="get" action={href('compare')}>
      <QueryFields query={query} except="sort" />
      <section className={styles.columns} aria-label="Таблица сравнения">
        <PagerEdge companies={table.companies_info} query={query} />
        <table className={`dense ${styles.table}`}>
          <caption>
            <VisuallyHidden>
              {`${companies_info.map(({ name }) => name).join(', ')}. Столбцы можно упорядочить по строке с числами.`}
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {companies_info.map((company, index) => (
                <CompanyHead
                  key={company.id}
                  company={company}
                  standing={standingText(board, index)}
                  removeHref={comparisonHref(query, { ids: ids.filter(id => id !== company.id), from: undefined })}
                  onRemove={onRemove}
                />
              ))}
            </tr>
          </thead>
          <ScoreRows table={shown} />
          <PriceRows table={shown} />
          <WorksRow table={shown} />
          <MarksRows table={shown} />
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={companies_info.length + 1} className={styles.group}>
                <h2>Остальное</h2>
                <Tabs table={shown} query={query} />
              </th>
            </tr>
          </tbody>
          <RestRows table={shown} query={query} sorted={sortedColumn} />
        </table>
      </section>
    </form>
  )
}

const currentTab = ({ tabs }: Table, { tab }: ComparisonQuery): string | undefined =>
  (tabs.find(({ key }) => key === tab) ?? tabs[0])?.key

function Tabs({ table, query }: { table: Table; query: ComparisonQuery }) {
  const { tabs } = table
  const tabHref = (key: string | undefined) =>
    comparisonHref(query, { tab: key === tabs[0]?.key ? undefined : key, sort: undefined })
  return (
    <div data-print="none">
      <TabLinks
        label="Что сравнить"
        tabs={tabs.map(({ key, title }) => ({ href: tabHref(key), text: title }))}
        currentHref={tabHref(currentTab(table, query))}
      />
    </div>
  )
}

interface RestRowsProps {
  table: Table
  query: ComparisonQuery
  sorted: Table['sortedColumn']
}

/** Rows of all tabs: those of the others are printed, too. */
function RestRows({ table, query, sorted }: RestRowsProps) {
  const { companies_info, tabs } = table
  const current = currentTab(table, query)
  const groups = shownGroups(table, query.isDiff)
  const columns = companies_info.length + 1
  return (
    <>
      {!groups.some(({ tab }) => tab === current) && (
        <tbody data-print="none">
          <tr>
            <td colSpan={columns} className={styles.wide}>
              На вкладке «{tabs.find(({ key }) => key === current)?.title}» у этих агентств всё одинаково.{' '}
              <a href={comparisonHref(query, { isDiff: false })}>Показать все строки</a>
            </td>
          </tr>
        </tbody>
      )}
      {groups.map(({ tab, title, rows }) => (
        <tbody key={title} className={tab === current ? undefined : styles.printed}>
          <tr>
            <th scope="rowgroup" colSpan={columns} className={styles.subgroup}>
              {title}
            </th>
          </tr>
          {rows.map(row => (
            <ComparedRow key={row.key} row={row} companies={companies_info} sorted={sorted} />
          ))}
        </tbody>
      ))}
    </>
  )
}

/** «1-е место из 127» */
function standingText({ rating, candidates }: Table['board'], index: number): string {
  const place = candidates[index]?.standing?.place
  if (!rating || place === undefined) return NOT_RATED
  return `${formatNumber(place)}\u2011е${NBSP}место из${NBSP}${formatNumber(rating.participants)}`
}
