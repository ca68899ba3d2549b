import { TABLE_COLUMNS } from '../rows/rating-rows.ts'
import { MiniCard } from './mini-card.tsx'
import { useMiniCard } from './use-mini-card.ts'

/** The one-line ad in the table, across all columns. */
export function Part() {
  const card = useMiniCard()
  if (!card) return null
  return (
    <tbody>
      <tr>
        <td colSpan={TABLE_COLUMNS}>
          <MiniCard card={card} />
        </td>
      </tr>
    </tbody>
  )
}
