import { orderedCharts } from '#domain/stats/stat-query.ts'
import { Island } from '../../app/island.tsx'
import { useCall } from '../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { ChartSection } from './chart-section.tsx'
import { CHART_CALL, chartParams } from './stat-calls.ts'
import { useStatAddress } from './use-stats.ts'

const MAX_CHARTS = 6

/** One island per chart: React hydrates them one by one. */
const SLOTS = Array.from({ length: MAX_CHARTS }, (_, index) => () => <ChartSlot index={index} />)

export function Charts() {
  const { tab, query } = useStatAddress()
  const ids = orderedCharts(tab, query)
  return SLOTS.slice(0, ids.length).map((Slot, index) => (
    <Island key={ids[index]} of={Slot} fallback={<LoadingBlock />} />
  ))
}

/** One chart of the tab by its position: it loads, fails and retries on its own. */
function ChartSlot({ index }: { index: number }) {
  const address = useStatAddress()
  const id = orderedCharts(address.tab, address.query)[index] ?? ''
  const { response, isError, retry } = useCall(CHART_CALL, chartParams(id, address.query))
  if (response) return <ChartSection answer={response} isFirst={index === 0} {...address} />
  return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
}
