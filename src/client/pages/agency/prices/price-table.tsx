import { checkedText } from '../frame/fact-text.ts'
import { priceText, type ServicePrice } from './price-text.ts'
import styles from './prices.module.css'

export function PriceTable({ prices }: { prices: readonly ServicePrice[] }) {
  return (
    <table className={`dense lined ${styles.table}`} aria-labelledby="prices">
      <thead>
        <tr>
          <th scope="col">Услуга</th>
          <th scope="col">Что входит</th>
          <th scope="col" className={styles.price}>
            Цена
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(price => (
          <tr key={`${price.service} ${price.title} ${price.from}`}>
            <th scope="row">{price.title}</th>
            <td>
              {price.included}
              <small className={price.checked_at === null ? undefined : styles.checked}>{checkedText(price)}</small>
            </td>
            <td className={styles.price}>
              <b>{priceText(price)}</b>
              <small>{price.unit}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
