import type { AwardEntry, Nomination } from '#contract/shapes/award.ts'
import { type EntryRow, listAwardYears, listEntries, listNominations } from '#db/queries/promo/awards.ts'
import { href } from '#domain/paths/paths.ts'
import { absenceText, axisOf, textsOfMeasure } from '#domain/promo/figure-text.ts'
import { NOMINATION_GROUPS, RANKED } from '#domain/promo/nominations.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { notFound } from '../../shapes/not-found.ts'
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
