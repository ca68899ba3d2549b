import { useRating } from '../parts/use-rating.ts'
import { useNativeCards } from './use-native-cards.ts'
import { WideCard } from './wide-card.tsx'
import styles from './wide-row.module.css'

/** The card as a row of the table, across all its columns. */
export function Part() {
  const { path } = useRating()
  const { wide } = useNativeCards(path)
  return (
    wide && (
      <tbody>
        <tr className={styles.row}>
          <td colSpan={0}>
            <WideCard card={wide} />
          </td>
        </tr>
      </tbody>
    )
  )
}
