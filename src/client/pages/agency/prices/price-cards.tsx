import { Card } from '../../../ui/card.tsx'
import { checkedText } from '../frame/fact-text.ts'
import styles from './price-cards.module.css'
import { priceText, type ServicePrice } from './price-text.ts'
import { Prices } from './prices.tsx'

export function PriceCards() {
  return (
    <Prices>
      {prices => (
        <ul className={styles.cards}>
          {prices.map(price => (
            <PriceCard key={`${price.service} ${price.title} ${price.from}`} price={price} />
          ))}
        </ul>
      )}
    </Prices>
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
        <small className={price.checked_at === null ? undefined : styles.checked}>{checkedText(price)}</small>
      </div>
    </Card>
  )
}
