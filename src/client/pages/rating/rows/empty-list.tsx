import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import { useRating } from '../use-rating.ts'
import '../../../ui/block-state.module.css'
import './no-rows.module.css'

const noRows = dormantPart(() => import('./no-rows.tsx'))

/** Few visitors see it. The key makes other filters replace what the server drew for the first ones. */
export function Part() {
  const { filters, response } = useRating()
  return response?.rows.length === 0 && <DrawnPart key={JSON.stringify(filters)} part={noRows} />
}
