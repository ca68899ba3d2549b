import { ApiError } from '#contract/errors.ts'
import type { Params } from '#contract/index.ts'
import { findSubjects, type SubjectKind } from '#db/queries/counter/subjects.ts'
import { countedAnswers, countedQuery } from '#domain/counter/counted-query.ts'
import { regionOfSlice } from '#domain/counter/region-of-slice.ts'
import { isPrivatePath, matchPath, type PathMatch } from '#domain/paths/paths.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import type { Hit } from '../../counter/counter.ts'
import { openEdition } from '../../shapes/open-ratings.ts'
import { experimentHit } from './experiment-hit.ts'

export type SentEvent = Params<'count-events'>['events'][number]

/** An event whose subject is looked up in the database. */
interface Named {
  kind: Hit['kind']
  of: SubjectKind
  name: string
  type: string
}

interface Understood {
  hits: Hit[]
  named: Named[]
}

const AGENCY_IDS = /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,9}$/
const ERID = /^[\w-]{1,100}$/

/** The counts of a batch. It is refused whole if it names something that does not exist. */
export async function hitsOfEvents(events: readonly SentEvent[], context: Context): Promise<Hit[]> {
  const understood = await Promise.all(events.map(event => understand(event, context)))
  const named = understood.flatMap(one => one.named)
  const known = await knownSubjects(named, context)
  const found = named.map(({ kind, of, name, type }): Hit => {
    const subject = known.get(keyOf(of, name))
    return subject === undefined ? refuse() : { kind, subject, type, region: '' }
  })
  return [...understood.flatMap(({ hits }) => hits), ...found]
}

const refuse = (): never => {
  throw new ApiError('form-refused', 'В пачке есть то, чего на сайте нет: она не посчитана')
}

async function understand({ kind, path, subject = '' }: SentEvent, context: Context): Promise<Understood> {
  const page = matchPath(path)
  if (!page || isPrivatePath(page.name)) return refuse()
  const type = page.name === 'rating' ? page.params.type : ''
  const named = (of: SubjectKind, ...names: string[]): Understood => ({
    hits: [],
    named: names.map(name => ({ kind, of, name, type })),
  })
  if (kind === 'page') return pageHits(page, context)
  if (kind === 'site-opened') return 'agency' in page.params ? named('agencySlugs', page.params.agency) : refuse()
  if (kind === 'ad-seen' || kind === 'ad-clicked') return ERID.test(subject) ? named('erids', subject) : refuse()
  if (kind === 'search') return plainHit(kind, countedQuery(subject))
  if (kind === 'experiment') return plainHit(kind, await experimentHit(subject, context))
  if (kind === 'calculator') return plainHit(kind, countedAnswers(subject) ?? refuse())
  return AGENCY_IDS.test(subject) ? named('agencyIds', ...subject.split(',')) : refuse()
}

/** A null subject is not counted: a query that may hold personal data, a goal of an experiment that has ended. */
const plainHit = (kind: Hit['kind'], subject: string | null): Understood => ({
  hits: subject === null ? [] : [{ kind, subject, type: '', region: '' }],
  named: [],
})

/** A page counts under its name, and what it shows under its own. */
async function pageHits(page: PathMatch, context: Context): Promise<Understood> {
  const hits: Hit[] = [{ kind: 'page', subject: page.name, type: '', region: '' }]
  const shows = (kind: Hit['kind'], of: SubjectKind, name: string): Understood => ({
    hits,
    named: [{ kind, of, name, type: '' }],
  })
  if (page.name === 'agency') return shows('agency', 'agencySlugs', page.params.agency)
  if (page.name === 'interview') return shows('article', 'interviews', page.params.slug)
  if (page.name === 'case') return shows('case', 'cases', String(page.params.id))
  if (page.name === 'rating') {
    const { type, year } = page.params
    if (!(await openEdition(context, type, year))) return refuse()
    const subject = sliceKey(page.params)
    // A look into the archive is no demand for the rating.
    if (year === undefined) hits.push({ kind: 'rating', subject, type, region: regionOfSlice(subject) })
  }
  return { hits, named: [] }
}

/** Names and their subjects, by kind; one read for the whole batch. */
async function knownSubjects(named: readonly Named[], { database }: Context): Promise<ReadonlyMap<string, string>> {
  const namesOf = (kind: SubjectKind) => [...new Set(named.filter(({ of }) => of === kind).map(({ name }) => name))]
  if (named.length === 0) return new Map()
  const known = await findSubjects(database.reader, {
    agencyIds: namesOf('agencyIds').map(Number),
    agencySlugs: namesOf('agencySlugs'),
    interviews: namesOf('interviews'),
    cases: namesOf('cases').map(Number),
    erids: namesOf('erids'),
  })
  return new Map(known.map(({ kind, name, subject }) => [keyOf(kind, name), subject]))
}

const keyOf = (kind: SubjectKind, name: string): string => `${kind} ${name}`
