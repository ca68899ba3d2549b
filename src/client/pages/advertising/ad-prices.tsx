import { useState } from 'react'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { OrderForm } from './order-form.tsx'
import { useMonthKeys } from './use-month-keys.ts'

const prices = drawnPart(() => import('./price-tables.tsx'))

/** The price list stays the server's markup until another month is pressed in it: the visir has to move there. */
export function AdPrices() {
  const { search } = useResolvedPage()
  const [first] = useState(search)
  const [isMoved, setIsMoved] = useState(false)
  useMonthKeys()
  if (!isMoved && search !== first) setIsMoved(true)
  return (
    <>
      <Island of={prices} until="leave" isAsked={isMoved} />
      <OrderForm />
    </>
  )
}
