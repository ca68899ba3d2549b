import type { ScalePeers } from '#contract/shapes/scale.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { moneyScale, tightBounds } from '../money-scale.ts'
import { priceText } from '../project-shape.ts'

type Measured = Pick<AgencyProject, 'id' | 'service' | 'budget' | 'months'>

/** Sums of the agency's projects of the same service, those under NDA without a name. */
export function pricePeers(project: Measured, projects: readonly AgencyProject[]): ScalePeers {
  const peers = peersOf(project, projects)
  const { ticks, at } = moneyScale(tightBounds([project.budget, ...peers.map(({ budget }) => budget)]))
  return {
    text: priceText(project),
    note: noteOf(project, peers),
    ticks,
    dots: dotsOf(project, peers, ({ budget }) => ({ at: at(budget), text: formatMoneyShort(budget) })),
    own: at(project.budget),
  }
}

/** Months at least between two labels of the axis. */
const STEPS = [1, 2, 3, 6, 12, 24]
const MAX_LABELS = 7

/** Terms of the same projects, from zero. */
export function termPeers(project: Measured, projects: readonly AgencyProject[]): ScalePeers {
  const peers = peersOf(project, projects)
  const longest = Math.max(project.months, ...peers.map(({ months }) => months))
  const step = STEPS.find(size => Math.ceil(longest / size) < MAX_LABELS) ?? Math.ceil(longest / MAX_LABELS)
  const end = Math.max(Math.ceil(longest / step), 1) * step
  const at = (months: number) => roundDecimal(months / end, 4)
  return {
    text: counted(project.months, 'month'),
    note: noteOf(project, peers),
    ticks: Array.from({ length: end / step + 1 }, (_, index) => ({
      at: at(index * step),
      isMajor: true,
      label: index * step === end ? `${end} мес.` : String(index * step),
    })),
    dots: dotsOf(project, peers, ({ months }) => ({ at: at(months), text: counted(months, 'month') })),
    own: at(project.months),
  }
}

const peersOf = ({ service }: Measured, projects: readonly AgencyProject[]) =>
  projects.filter(project => project.service === service)

const noteOf = ({ service }: Measured, peers: readonly AgencyProject[]): string =>
  `${serviceBySlug(service)?.title ?? service}: ${counted(peers.length, 'project')} агентства`

const dotsOf = (
  { id }: Measured,
  peers: readonly AgencyProject[],
  dotOf: (project: AgencyProject) => { at: number; text: string },
): ScalePeers['dots'] =>
  peers
    .filter(peer => peer.id !== id)
    .map(peer => {
      const { at, text } = dotOf(peer)
      return { at, title: peer.is_nda ? text : `${peer.client}: ${text}` }
    })
