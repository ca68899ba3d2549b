import type { Params } from '#contract/index.ts'
import { CHART_IDS } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import type { StatChoices } from '#domain/stats/stat-choices.ts'
import { type CallRequest, callRequest } from '../../store/remote.ts'

export const CHART_CALL = '/v2/digitalStats/charts/{id}'
export const DROPDOWNS_CALL = '/v2/digitalStats/dropdowns'
export const TABS_CALL = '/v2/digitalStats/tabs'

/** Names every choice: an answer for Kazan is not one for all regions, whose request has no region. */
const every = ({ region, device, rating, period }: StatChoices) => ({ region, device, rating, period }) as StatChoices

/** The page asks and the view reads by the same parameters. */
export const chartParams = (id: string, choices: StatChoices): Params<typeof CHART_CALL> => ({ id, ...every(choices) })

export const dropdownParams = (tab: StatTabId, choices: StatChoices): Params<typeof DROPDOWNS_CALL> => ({
  tab,
  ...every(choices),
})

export const statRequests = (tab: StatTabId, choices: StatChoices): CallRequest[] => [
  callRequest(TABS_CALL, {}),
  callRequest(DROPDOWNS_CALL, dropdownParams(tab, choices)),
  ...CHART_IDS[tab].map(id => callRequest(CHART_CALL, chartParams(id, choices))),
]
