import { dormantPart } from '../../app/dormant-part.tsx'
import { AdPart } from './ad-part.tsx'
import { OrderForm } from './order-form.tsx'
// Drawn without their code, so the page brings their styles.
import '../../ui/breadcrumbs.module.css'
import '../../ui/button.module.css'
import '../../ui/tab-links.module.css'
import '../../ui/table.module.css'
import './formats.module.css'
import './prices.module.css'

const prices = dormantPart(() => import('./prices-part.tsx'))
export const partOf = () => prices

export function View() {
  return (
    <>
      <AdPart part={prices} />
      <OrderForm />
    </>
  )
}
