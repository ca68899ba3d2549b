import styles from './desktop.module.css'
import { PricePage } from './price-page.tsx'
import { checkedText, priceText, type ServicePrice } from './price-words.ts'

export function View() {
  return <PricePage>{prices => <PriceTable prices={prices} />}</PricePage>
}

function PriceTable({ prices }: { prices: readonly ServicePrice[] }) {
  return (
    <table className={styles.table} aria-labelledby="prices">
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
          <tr key={`${price.service} ${price.unit} ${price.from}`}>
            <th scope="row">{price.title}</th>
            <td>
              {price.included}
              <small className={styles.checked}>{checkedText(price)}</small>
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
