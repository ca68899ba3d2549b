import type { Answer } from '#contract/index.ts'
import { listArticlesBy } from '#db/queries/articles/articles.ts'
import { listInterviewsOfPerson } from '#db/queries/people/interviews.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay, moscowYear } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { bestStandings, placeIn } from '../../shapes/agency/agency-places.ts'
import { agencyDossier, agencyStandings, mainRatingOf } from '../../shapes/agency-dossier.ts'
import { agencyProjects, inPortfolio, measuredFirst } from '../../shapes/agency-projects.ts'
import { articleCard } from '../../shapes/article-card.ts'
import { notFound } from '../../shapes/not-found.ts'
import { paragraphLines } from '../../shapes/paragraph-lines.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { agencyOf, interviewCard, knownPerson } from './interview-shape.ts'

type About = Answer<'person-about'>
type Workplace = NonNullable<About['workplace']>

const SHOWN_WORKS = 3

export async function personAbout(slug: string, context: Context): Promise<About> {
  const row = (await knownPerson(slug, context)) ?? notFound('person')
  const { kysely } = context.database
  const [interviews, articles, workplace] = await Promise.all([
    listInterviewsOfPerson(kysely, row.id),
    listArticlesBy(kysely, row.slug),
    row.agency_slug === null ? null : workplaceOf(row.agency_slug, row.joined, context),
  ])
  return {
    slug: row.slug,
    name: row.name,
    role: row.role,
    agency: agencyOf(row),
    text: paragraphLines(row.about),
    today: moscowDay(context.now()),
    is_team: row.team_since !== null,
    joined: row.team_since === null ? row.joined : moscowYear(row.team_since),
    judged: row.judged.map(({ year }) => ({ year, path: href('promo-best-works-year', { year }) })),
    workplace,
    articles: articles.map(articleCard),
    interviews: interviews.map(interviewCard),
  }
}

/** What is measured of the agency where a person works: people have no place of their own. */
async function workplaceOf(slug: string, joined: number | null, context: Context): Promise<Workplace> {
  const agency = await agencyDossier(slug, context)
  const [standings, projects] = await Promise.all([agencyStandings(context, agency), agencyProjects(context, agency)])
  const [best] = bestStandings(standings, mainRatingOf(agency))
  const shown = projects.filter(inPortfolio)
  const years = shown.map(({ launched }) => Number(launched.slice(0, 4))).filter(year => year >= (joined ?? 0))
  return {
    accepts_requests: agency.accepts_requests,
    reviews: { average: agency.reviews_average, count: agency.reviews_count },
    place: best
      ? {
          ...placeIn(best.standing, best.path),
          months: best.standing.month_places ?? [],
          as_of: best.standing.as_of.toISOString(),
        }
      : null,
    launches: [...new Set(years)]
      .toSorted((one, other) => one - other)
      .map(year => ({ year, projects: years.filter(other => other === year).length })),
    projects: shown.length,
    works: measuredFirst(shown).slice(0, SHOWN_WORKS).map(projectCard),
  }
}
