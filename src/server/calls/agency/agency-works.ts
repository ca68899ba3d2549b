import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects, inPortfolio, measuredFirst } from '../../shapes/agency-projects.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { priceTruth } from './price-truth.ts'

type Works = Answer<'agency-works'>

const SHOWN_WORKS = 3
const SHOWN_CASES = 6

export async function agencyWorks(slug: string, context: Context): Promise<Works> {
  const agency = await agencyDossier(slug, context)
  const projects = await agencyProjects(context, agency)
  const shown = projects.filter(inPortfolio)
  return {
    works: measuredFirst(shown).slice(0, SHOWN_WORKS).map(projectCard),
    cases: shown
      .flatMap(({ case_id, client }) =>
        case_id === null ? [] : { title: client, path: href('case', { id: case_id }) },
      )
      .slice(0, SHOWN_CASES),
    price: await priceTruth(agency, projects, context),
  }
}
