import type { Random } from '#seed/random.ts'
import { dateText, MONTH } from './calendar.ts'
import { isPartnered } from './content-systems.ts'
import type { CmsPartnerRow, ProjectRow } from './rows.ts'

const LEVELS = [
  { title: 'Золотой партнёр', projects: 25 },
  { title: 'Серебряный партнёр', projects: 10 },
  { title: 'Сертифицированный партнёр', projects: 3 },
] as const

export function makePartners(random: Random, agencyId: number, projects: readonly ProjectRow[]): CmsPartnerRow[] {
  const bySystem = Map.groupBy(projects, project => project.system ?? '')
  return [...bySystem].flatMap(([cms, own]) => {
    const level = LEVELS.find(({ projects: least }) => own.length >= least)
    if (!level || !isPartnered(cms) || random.chance(0.3)) return []
    const first = Math.min(...own.map(project => Date.parse(project.launched)))
    const last = Math.max(...own.map(project => Date.parse(project.launched)))
    return [{ cms, agency_id: agencyId, level: level.title, since: dateText(Math.min(last, first + 6 * MONTH)) }]
  })
}
