import { Card } from '../../../ui/card.tsx'
import { checkedText } from '../frame/fact-text.ts'
import { priceText, type ServicePrice } from './price-text.ts'
import styles from './prices.module.css'

export function PriceCards({ prices }: { prices: readonly ServicePrice[] }) {
  return (
    <ul className="stack-12">
      {prices.map(price => (
        <PriceCard key={`${price.service} ${price.title} ${price.from}`} price={price} />
      ))}
    </ul>
  )
}

function PriceCard({ price }: { price: ServicePrice }) {
  return (
    <Card as="li">
      <div className={`stack-8 dense ${styles.card}`}>
        <h3>{price.title}</h3>
        <p className={styles.cardPrice}>
          <b>{priceText(price)}</b> <small>{price.unit}</small>
        </p>
        <p>{price.included}</p>
        <small className={price.checked_at === null ? undefined : styles.checked}>{checkedText(price)}</small>
      </div>
    </Card>
  )
}
