import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listCmsOfKind } from '#db/queries/cms/cms.ts'
import { listCmsPartners } from '#db/queries/cms/cms-rows.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { AGENCY_RATINGS, countParticipants, ratingHome } from '../../shapes/open-ratings.ts'
import { askedCms, BUILDERS, cmsBuilders, cmsStandings } from './cms-subject.ts'

type About = Answer<'cms-about'>

export async function cmsAbout(slug: string, context: Context): Promise<About> {
  const cms = await askedCms(slug, context)
  const [standings, partners, ratings, neighbours] = await Promise.all([
    cmsStandings(slug, context),
    partnersOf(slug, context),
    ratingsOf(slug, context),
    neighboursOf(cms, context),
  ])
  return {
    text: cms.about.split(/\n+/).filter(paragraph => paragraph.trim() !== ''),
    share_by_year: standings.map(({ year, share, projects, place }) => ({
      title: year === null ? 'Сейчас' : String(year),
      share,
      projects,
      place,
    })),
    partners,
    ratings,
    neighbours,
  }
}

/** The vendor's partners, filled up with the agencies that built most on the system. */
async function partnersOf(slug: string, context: Context): Promise<About['partners']> {
  const { memo, database } = context
  const [partners, builders] = await Promise.all([
    memo.remember(`cms-partners:${slug}`, () => listCmsPartners(database.kysely, slug, BUILDERS)),
    cmsBuilders(slug, context),
  ])
  const known = new Set(partners.map(({ id }) => id))
  const others = builders.filter(({ id }) => !known.has(id))
  return [
    ...partners.map(row => ({ agency: agencyCard(row), level: row.level, since: row.since, projects: row.projects })),
    ...others.map(row => ({ agency: agencyCard(row), level: null, since: null, projects: row.projects })),
  ].slice(0, BUILDERS)
}

/** Agency ratings sliced by this system, where it has participants. */
async function ratingsOf(slug: string, context: Context): Promise<Link[]> {
  const system = systemBySlug(slug)
  if (!system) return []
  const counted = await Promise.all(
    AGENCY_RATINGS.map(async type => {
      const path = { ...ratingHome(type), slice: { kind: 'system' as const, slug: system.slug } }
      return { path, participants: await countParticipants(context, path) }
    }),
  )
  return counted
    .filter(({ participants }) => participants > 0)
    .map(({ path }) => ({ title: ratingHeading(path), path: buildRatingPath(path) }))
}

async function neighboursOf({ slug, kind }: { slug: string; kind: string }, { memo, database }: Context) {
  const systems = await memo.remember(`cms-kind:${kind}`, () => listCmsOfKind(database.kysely, kind))
  return systems
    .filter(system => system.slug !== slug)
    .map(system => ({ title: system.title, path: href('cms', { cms: system.slug }) }))
}
