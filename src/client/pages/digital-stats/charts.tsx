import { orderedCharts } from '#domain/stats/stat-query.ts'
import { island } from '../../app/island.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { ChartSlot } from './chart-slot.tsx'
import { useStatAddress } from './use-stats.ts'

const MAX_CHARTS = 6

/** One island per chart: React hydrates them one by one. */
const SLOTS = Array.from({ length: MAX_CHARTS }, (_, index) =>
  island(() => <ChartSlot index={index} />, <LoadingBlock />),
)

export function Part() {
  const { tab, query } = useStatAddress()
  const ids = orderedCharts(tab, query)
  return SLOTS.slice(0, ids.length).map((Slot, index) => <Slot key={ids[index]} />)
}
