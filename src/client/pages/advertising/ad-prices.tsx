import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { OrderForm } from './order-form.tsx'

const prices = drawnPart(() => import('./price-tables.tsx'))

export function AdPrices() {
  return (
    <>
      <Island of={prices} until="leave" />
      <OrderForm />
    </>
  )
}
