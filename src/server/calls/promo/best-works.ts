import type { Answer } from '#contract/index.ts'
import { listJudgedWorks } from '#db/queries/promo/jury.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { awardOf, awardYears, chosenYear, juryOf, voteKey } from './award-shape.ts'

type BestWorks = Answer<'promo-page-best-works'>
type Work = BestWorks['works'][number]

const WORK = 'work'

/** Works by place, then those without one by their average. */
export async function bestWorks(asked: number | undefined, context: Context): Promise<BestWorks> {
  const year = await chosenYear(asked, context)
  const years = (await awardYears(context)).map(each => ({
    year: each,
    path: href('promo-best-works-year', { year: each }),
  }))
  if (year === null) return { year, years, rule: null, jury: [], works: [] }
  return context.memo.remember(`best-works:${year}`, async () => {
    const [nominations, jury, rows] = await Promise.all([
      awardOf(year, context),
      juryOf(year, context),
      listJudgedWorks(context.database.kysely, year),
    ])
    const nomination = nominations.find(({ slug }) => slug === WORK)
    const placeOf = new Map(nomination?.entries.map(({ work, place }) => [work?.id, place]))
    const works = rows.map(row => {
      const { agency_id: id, agency_name: name, agency_logo: logo, agency_city: city, agency_slug: slug } = row
      const votes = jury.jurors.map(juror => jury.points.get(voteKey(juror.slug, row.id)) ?? null)
      const given = votes.filter(points => points !== null)
      const average = given.reduce((sum, points) => sum + points, 0) / given.length
      const work: Work = {
        place: placeOf.get(row.id) ?? null,
        project: projectCard(row),
        agency: agencyCard({ id, name, slug, logo, city }),
        average: formatFixed(average, 2),
        votes,
        own: jury.agencyIds.flatMap((agency, index) => (agency === id ? [index] : [])),
      }
      return { work, average }
    })
    return {
      year,
      years,
      rule: nomination ? [nomination.rule, nomination.whom, nomination.tie].join(' ') : null,
      jury: jury.jurors,
      works: works
        .toSorted(
          (one, other) =>
            (one.work.place ?? Number.POSITIVE_INFINITY) - (other.work.place ?? Number.POSITIVE_INFINITY) ||
            other.average - one.average ||
            one.work.project.id - other.work.project.id,
        )
        .map(({ work }) => work),
    }
  })
}
