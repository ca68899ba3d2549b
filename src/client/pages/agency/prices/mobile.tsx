import { Card } from '../../../ui/card.tsx'
import styles from './mobile.module.css'
import { PricePage } from './price-page.tsx'
import { checkedText, priceText, type ServicePrice } from './price-words.ts'

export function View() {
  return (
    <PricePage>
      {prices => (
        <ul className={styles.cards}>
          {prices.map(price => (
            <PriceCard key={`${price.service} ${price.unit} ${price.from}`} price={price} />
          ))}
        </ul>
      )}
    </PricePage>
  )
}

function PriceCard({ price }: { price: ServicePrice }) {
  return (
    <Card as="li">
      <div className={styles.card}>
        <h3>{price.title}</h3>
        <p className={styles.price}>
          <b>{priceText(price)}</b> <small>{price.unit}</small>
        </p>
        <p>{price.included}</p>
        <small className={styles.checked}>{checkedText(price)}</small>
      </div>
    </Card>
  )
}
