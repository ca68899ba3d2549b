import { getAgency } from '#db/queries/agency/agencies.ts'
import { getEdition, getStanding } from '#db/queries/rating/editions.ts'
import { listEvidence } from '#db/queries/rating/row-details.ts'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { explainAddends } from '#ranking/explain.ts'
import { METHODOLOGIES } from '#ranking/methodology.ts'
import { measureKeyOf, sliceKey } from '#ranking/slices.ts'
import { type Command, OperatorError, UsageError } from '../../command.ts'
import { addendLines } from '../../explanation/addend-lines.ts'
import { readEvidenceLines } from '../../explanation/evidence-lines.ts'
import { standingLines, sumLine } from '../../explanation/standing-lines.ts'

export const explain: Command = {
  name: 'explain',
  operands: ['агентство', 'путь рейтинга'],
  help: [
    'Агентство — его имя в адресе, путь — как на сайте: explain severnyy-veter /digital-agencies/2020/moscow/low/',
  ],
  run: async ({ database: { kysely: db }, operands: [slug = '', pathname = ''], say }) => {
    const path = ratingOf(pathname)
    const agency = await getAgency(db, slug)
    if (!agency) throw new OperatorError(`Нет агентства «${slug}».`)
    const edition = await getEdition(db, path.type, path.year ?? null)
    if (!edition) throw new OperatorError(`Выпуска ${buildRatingPath(path)} нет.`)
    const slice = sliceKey(path)
    const at = { editionId: edition.id, slice, tier: path.tier ?? '', agencyId: agency.id }
    const standing = await getStanding(db, at)
    const [row] = await listEvidence(db, edition.id, measureKeyOf(slice), [agency.id])
    const methodology = METHODOLOGIES.find(({ version }) => version === edition.methodology)
    if (!standing || !row || !methodology)
      throw new OperatorError(`${inGuillemets(agency.name)} не участвует в этом рейтинге.`)

    const evidence = row.evidence as unknown as Evidence
    const evidenceLinesOf = await readEvidenceLines(db, evidence)
    for (const line of standingLines(agency.name, buildRatingPath(path), standing, edition)) say(line)
    for (const addend of explainAddends(evidence, standing, methodology, standing.best_projects ?? 0)) {
      say('')
      for (const line of [...addendLines(addend), ...evidenceLinesOf(addend.factor)]) say(line)
    }
    say('')
    say(sumLine(standing))
  },
}

function ratingOf(pathname: string): RatingPath {
  const path = parseRatingPath(`/${pathname.replace(/^\/|\/$/g, '')}/`)
  if (!path) throw new UsageError(`«${pathname}» — не путь рейтинга.`)
  if (path.type === 'cms') throw new UsageError('В рейтинге систем управления нет агентств.')
  return path
}
