import type { Answer } from '#contract/index.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects } from '../../shapes/agency-projects.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { priceTruth } from './price-truth.ts'

type Works = Answer<'agency-works'>

const SHOWN_WORKS = 3
const SHOWN_CASES = 6

export async function agencyWorks(slug: string, context: Context): Promise<Works> {
  const agency = await agencyDossier(slug, context)
  const projects = await agencyProjects(context, agency)
  const shown = projects.filter(({ is_nda }) => !is_nda)
  const measured = (row: AgencyProject) => Number(row.result !== null)
  return {
    works: shown
      .toSorted((one, other) => measured(other) - measured(one))
      .slice(0, SHOWN_WORKS)
      .map(projectCard),
    cases: shown
      .flatMap(({ case_id, client }) =>
        case_id === null ? [] : { title: client, path: href('case', { id: case_id }) },
      )
      .slice(0, SHOWN_CASES),
    price: await priceTruth(agency, projects, context),
  }
}
