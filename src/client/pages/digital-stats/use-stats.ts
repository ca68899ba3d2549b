import { useMemo } from 'react'
import { FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { pictureHref } from '#domain/stats/stat-address.ts'
import { orderedCharts, readStatQuery, type StatQuery } from '#domain/stats/stat-query.ts'
import { usePageQuery, useResolvedPage } from '../../app/location.tsx'

export interface StatAddress {
  tab: StatTabId
  query: StatQuery
}

/** Spec §3: activeTab, activeRegion, activeDevice, activeRating and activePeriod are the address. */
export function useStatAddress(): StatAddress {
  const { tab } = useResolvedPage().params as { tab?: string }
  const asked = usePageQuery()
  const query = useMemo(() => readStatQuery(asked), [asked])
  return { tab: tab !== undefined && isStatTab(tab) ? tab : FIRST_TAB, query }
}

/** The picture of the chart that the page shows first, as it shows it. */
export function chartPicture({ tab = FIRST_TAB }: { tab?: string }, asked: URLSearchParams): string {
  const query = readStatQuery(asked)
  const [first = ''] = isStatTab(tab) ? orderedCharts(tab, query) : []
  return pictureHref(first, query)
}
