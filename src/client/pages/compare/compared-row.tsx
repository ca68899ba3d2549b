import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './compare-table.module.css'
import type { CompareRow, CompareTable } from './use-table.ts'

interface ComparedRowProps {
  row: CompareRow
  companies: CompareTable['companies_info']
  sorted: CompareTable['sortedColumn']
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const
const ARROWS = { asc: '▲', desc: '▼' }

export function ComparedRow({ row, companies, sorted }: ComparedRowProps) {
  const direction = sorted?.key === row.key ? sorted.direction : null
  return (
    <tr>
      <th scope="row" aria-sort={direction ? DIRECTIONS[direction] : undefined} className={styles.title}>
        {row.sort === null ? (
          row.title
        ) : (
          <button type="submit" name="sort" value={nextSort(row, sorted)} className={styles.sort}>
            {row.title}
            <VisuallyHidden>: упорядочить</VisuallyHidden>
            <span className={styles.arrow} aria-hidden="true" data-print="none">
              {direction ? ARROWS[direction] : '↕'}
            </span>
          </button>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <td key={companies[index]?.id ?? index} className={cell.is_best ? `bold ${styles.first}` : undefined}>
          <Cell cell={cell} />
          {cell.is_best && row.best !== null && <small>{row.best}</small>}
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell: { type, text, items } }: { cell: CompareRow['cells'][number] }) {
  if (type === 'none') return <span className="faint">{text}</span>
  if (type !== 'list') return text
  return (
    <ul className="stack-4">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The sort that a click on the row's title requests: best first, then worst first, then the order of selection. */
export function nextSort(
  { key, sort }: Pick<CompareRow, 'key' | 'sort'>,
  sorted: CompareTable['sortedColumn'],
): string {
  if (sort === null) return ''
  if (sorted?.key !== key) return sort
  const isBestFirst = (sorted.direction === 'desc') === sort.startsWith('-')
  return isBestFirst ? opposite(sort) : ''
}

const opposite = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
