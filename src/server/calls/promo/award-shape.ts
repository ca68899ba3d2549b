import type { Answer } from '#contract/index.ts'
import type { AwardEntry, Nomination } from '#contract/shapes/award.ts'
import { type EntryRow, listAwardYears, listEntries, listNominations } from '#db/queries/promo/awards.ts'
import { listVotes } from '#db/queries/promo/jury.ts'
import { href } from '#domain/paths/paths.ts'
import { absenceText, axisOf, textsOfMeasure } from '#domain/promo/figure-text.ts'
import { NOMINATION_GROUPS, RANKED } from '#domain/promo/nominations.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { notFound } from '../../shapes/not-found.ts'
import { personCard } from '../../shapes/person-card.ts'
import { projectPath } from '../../shapes/project-shape.ts'

export const awardYears = ({ database, memo }: Context): Promise<number[]> =>
  memo.remember('award-years', () => listAwardYears(database.kysely))

/** The year asked for, or the latest; null before the first award. */
export async function chosenYear(asked: number | undefined, context: Context): Promise<number | null> {
  const years = await awardYears(context)
  if (asked === undefined) return years[0] ?? null
  return years.includes(asked) ? asked : notFound('award')
}

type RankedNomination = Nomination & { measure: string; entries: AwardEntry[] }

/** Nominations of a published year with their rankings, in the order of the page. */
export const awardOf = (year: number, { database, memo }: Context): Promise<RankedNomination[]> =>
  memo.remember(`award:${year}`, async () => {
    const [nominations, rows] = await Promise.all([
      listNominations(database.kysely, year),
      listEntries(database.kysely, year, RANKED),
    ])
    return nominations.map(({ nomination: slug, absence, ...texts }) => {
      const entries = rows.filter(({ nomination }) => nomination === slug).map(row => entryShape(row, texts.measure))
      return {
        ...texts,
        slug,
        path: entries.length > 0 ? href('promo-award', { year, nomination: slug }) : null,
        column: textsOfMeasure(texts.measure)?.column ?? '',
        axis: axisOf(texts.measure, entries[0]?.value ?? 0),
        absence: absence && absenceText(absence, year),
        entries,
      }
    })
  })

function entryShape(row: EntryRow, measure: string): AwardEntry {
  const texts = textsOfMeasure(measure)
  return {
    place: row.place,
    agency: agencyCard(row),
    work:
      row.project_id === null || row.project_title === null
        ? null
        : {
            id: row.project_id,
            title: row.project_title,
            client: row.client ?? '',
            path: projectPath({ agency_slug: row.slug, id: row.project_id }),
          },
    value: row.value,
    figure: texts?.figure(row.value) ?? '',
    basis: texts?.basis(row.basis) ?? '',
  }
}

/** «Главные номинации», «Взлёт года», «Отзывы года»; groups without nominations are left out. */
export const inGroups = <Shown>(nominations: readonly RankedNomination[], show: (one: RankedNomination) => Shown) =>
  NOMINATION_GROUPS.map(({ title, measures }) => ({
    title,
    nominations: nominations.filter(({ measure }) => measures.some(known => known === measure)).map(show),
  })).filter(group => group.nominations.length > 0)

type Juror = Answer<'promo-page'>['jury'][number]

export interface Jury {
  jurors: Juror[]
  /** In the order of the jurors. */
  agencyIds: (number | null)[]
  /** Points by juror and project. */
  points: Map<string, number>
}

export const voteKey = (juror: string, project: number): string => `${juror}/${project}`

export const juryOf = (year: number, { database, memo }: Context): Promise<Jury> =>
  memo.remember(`jury:${year}`, async () => {
    const votes = await listVotes(database.kysely, year)
    const jurors = [...Map.groupBy(votes, ({ slug }) => slug).values()].flatMap(own => {
      const [first] = own
      return first ? [{ ...first, votes: own.length }] : []
    })
    return {
      jurors: jurors.map(({ agency, agency_slug, votes: count, ...person }) => ({
        ...personCard(person),
        agency: agency && agency_slug ? { title: agency, path: href('agency', { agency: agency_slug }) } : null,
        votes: count,
      })),
      agencyIds: jurors.map(({ agency_id }) => agency_id),
      points: new Map(votes.map(({ slug, project_id, points }) => [voteKey(slug, project_id), points])),
    }
  })
