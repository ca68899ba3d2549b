import type { Params } from '#contract/index.ts'
import { CHART_IDS } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import type { StatChoices } from '#domain/stats/stat-choices.ts'
import type { StatQuery } from '#domain/stats/stat-query.ts'
import { type CallRequest, callRequest } from '../../store/remote.ts'

export const CHART_CALL = '/v2/digitalStats/charts/{id}'
export const DROPDOWNS_CALL = '/v2/digitalStats/dropdowns'
export const TABS_CALL = '/v2/digitalStats/tabs'

type Asked = Pick<StatQuery, 'choices' | 'asOf'>

/** Names every choice: an answer for Kazan is not one for all regions, whose request has no region. */
const every = ({ choices: { region, device, rating, period }, asOf }: Asked) =>
  ({ region, device, rating, period, as_of: asOf }) as StatChoices & { as_of?: string }

/** The page asks and the view reads by the same parameters. */
export const chartParams = (id: string, asked: Asked): Params<typeof CHART_CALL> => ({ id, ...every(asked) })

export const dropdownParams = (tab: StatTabId, asked: Asked): Params<typeof DROPDOWNS_CALL> => ({
  tab,
  ...every(asked),
})

export const statRequests = (tab: StatTabId, asked: Asked): CallRequest[] => [
  callRequest(TABS_CALL, {}),
  callRequest(DROPDOWNS_CALL, dropdownParams(tab, asked)),
  ...CHART_IDS[tab].map(id => callRequest(CHART_CALL, chartParams(id, asked))),
]
