import { orderedCharts } from '#domain/stats/stat-query.ts'
import { useCall } from '../../store/hooks.ts'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { ChartSection } from './chart-section.tsx'
import { CHART_CALL, chartParams } from './stat-calls.ts'
import { useStatAddress } from './use-stats.ts'

/** One chart of the tab by its position: it loads, fails and retries on its own. */
export function ChartSlot({ index }: { index: number }) {
  const address = useStatAddress()
  const id = orderedCharts(address.tab, address.query)[index] ?? ''
  const { response, isError, retry } = useCall(CHART_CALL, chartParams(id, address.query.choices))
  if (response) return <ChartSection answer={response} isFirst={index === 0} {...address} />
  return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
}
