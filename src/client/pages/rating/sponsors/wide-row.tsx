import { TABLE_COLUMNS } from '../rows/rating-rows.ts'
import { useWideCard } from './use-wide-card.ts'
import styles from './wide-card.module.css'
import { WideCard } from './wide-card.tsx'

/** The ad in the table, across all columns. */
export function Part() {
  const card = useWideCard()
  if (!card) return null
  return (
    <tbody>
      <tr>
        <td className={styles.cell} colSpan={TABLE_COLUMNS}>
          <WideCard card={card} />
        </td>
      </tr>
    </tbody>
  )
}
