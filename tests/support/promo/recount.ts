import type pg from 'pg'

/** Place → slug of the agency and the figure. */
export type Recounted = Record<string, [agency: string, figure: number][]>

interface Agency {
  id: number
  slug: string
  founded: number
  headcount: number
}

interface Review {
  agency_id: number
  service: string
  overall: number
  terms: number
  is_answered: boolean
}

interface Project {
  agency_id: number
  is_verified: boolean
}

interface Candidate {
  agency: Agency
  id: number
  /** The figure, then what decides between equals; larger is better. */
  figures: number[]
}

/** Counts the award of a year again, straight from the tables and without the code of the product. */
export async function recountAward(pool: pg.Pool, year: number): Promise<Recounted> {
  const all = async <Row extends pg.QueryResultRow>(sql: string) => (await pool.query<Row>(sql)).rows
  const agencies = new Map(
    (await all<Agency>('select id, slug, founded, headcount from agency')).map(agency => [agency.id, agency]),
  )
  const [start, end] = [`'${year}-01-01 00:00+03'::timestamptz`, `'${year + 1}-01-01 00:00+03'::timestamptz`]
  const reviews = await all<Review>(
    `select agency_id, service, overall, terms,
            exists (select from review_reply r where r.review_id = review.id and r.created_at < ${end}) as is_answered
       from review where status = 'published' and published_at >= ${start} and published_at < ${end}`,
  )
  const projects = await all<Project>(
    `select agency_id, is_verified from project where to_char(launched, 'YYYY') = '${year}'`,
  )
  const standings = await all<{ agency_id: number; place: number; before: number | null; score: number }>(
    `select now.agency_id, now.place, before.place as before, now.score::float as score
       from entry now
       join edition on edition.id = now.edition_id
       left join (select entry.* from entry join edition on edition.id = edition_id
                   where type = 'digital-agencies' and year = ${year - 1} and slice = '' and tier = '') before
         on before.agency_id = now.agency_id
      where type = 'digital-agencies' and year = ${year} and now.slice = '' and now.tier = ''`,
  )
  const votes = await all<{ project_id: number; agency_id: number; points: number }>(
    `select project_id, project.agency_id, points from promo_vote join project on project.id = project_id
      where year = ${year} and is_verified and not is_nda and to_char(launched, 'YYYY') = '${year}'`,
  )
  const agencyOf = (id: number): Agency => agencies.get(id) ?? { id, slug: '?', founded: 0, headcount: 0 }

  const recounted: Recounted = {}
  const decide = (slug: string, candidates: Candidate[]) => {
    candidates.sort((one, other) => {
      for (const [index, figure] of one.figures.entries()) {
        const gap = (other.figures[index] ?? 0) - figure
        if (gap !== 0) return gap
      }
      return one.id - other.id
    })
    // The rise of the year also counts those who fell, but ranks only those who rose.
    const ranked = candidates.filter(({ figures: [figure = 0] }) => figure > 0)
    if (candidates.length >= 3 && ranked.length > 0)
      recounted[slug] = ranked.slice(0, 10).map(({ agency, figures }) => [agency.slug, figures[0] ?? 0])
  }
  const candidate = (agencyId: number, figures: number[], id = agencyId): Candidate => ({
    agency: agencyOf(agencyId),
    id,
    figures,
  })

  for (const [slug, from, to] of CLASSES) {
    const own = standings.filter(({ agency_id: id }) => {
      const { headcount } = agencyOf(id)
      return headcount >= from && headcount <= to
    })
    decide(
      `rise-${slug}`,
      own
        .filter(({ before }) => before !== null)
        .map(({ agency_id, place, before }) => candidate(agency_id, [(before ?? 0) - place, -place])),
    )
  }
  decide(
    'debut',
    standings
      .filter(({ agency_id }) => agencyOf(agency_id).founded > year - 3)
      .map(({ agency_id, score }) => candidate(agency_id, [score, agencyOf(agency_id).founded])),
  )
  const marked = (slug: string, chosen: readonly Review[], markOf: (review: Review) => number, minimum: number) => {
    const mean = average(chosen.map(markOf))
    decide(
      slug,
      [...byAgency(chosen)]
        .filter(([, own]) => own.length >= minimum)
        .map(([id, own]) =>
          candidate(id, [rounded(average([...own.map(markOf), mean, mean, mean, mean, mean]), 2), own.length]),
        ),
    )
  }
  for (const service of SERVICES) {
    const own = reviews.filter(review => review.service === service)
    marked(`reviews-${service}`, own, ({ overall }) => overall, 3)
  }
  marked('terms', reviews, ({ terms }) => terms, 5)
  const projectsOf = byAgency(projects)
  decide(
    'open',
    [...byAgency(reviews)].flatMap(([id, own]) => {
      const works = projectsOf.get(id) ?? []
      if (own.length < 3 || works.length < 3) return []
      const shares = [
        works.filter(({ is_verified }) => is_verified).length / works.length,
        own.filter(({ is_answered }) => is_answered).length / own.length,
      ]
      return [candidate(id, [rounded(average(shares) * 100, 1), works.length + own.length])]
    }),
  )
  decide(
    'work',
    [...Map.groupBy(votes, ({ project_id }) => project_id)].flatMap(([id, own]) => {
      const points = own.map(vote => vote.points)
      if (points.length < 3) return []
      const figures = [rounded(average(points), 2), points.length, points.filter(each => each === 10).length]
      return [candidate(own[0]?.agency_id ?? 0, figures, id)]
    }),
  )
  return recounted
}

const CLASSES = [
  ['up-to-10', 1, 10],
  ['11-25', 11, 25],
  ['26-50', 26, 50],
  ['51-100', 51, 100],
  ['over-100', 101, Number.POSITIVE_INFINITY],
] as const

const SERVICES = ['sites', 'seo-context', 'performance', 'branding', 'portals', 'crm', 'support', 'apps']

const byAgency = <Row extends { agency_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ agency_id }) => agency_id)

const average = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** Half up in decimal notation; the tail beyond twelve digits is noise of the sum. */
function rounded(value: number, digits: number): number {
  return Math.round(Number(`${value.toFixed(12)}e${digits}`)) / 10 ** digits
}
