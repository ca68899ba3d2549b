import { listAgencyNames } from '#db/queries/agency/agencies.ts'
import { listClosedEditions } from '#db/queries/rating/editions.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import type { RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import {
  endOfYear,
  FrozenEditionError,
  type PublishedEdition,
  publishEditions,
} from '#server/operations/publish-editions.ts'
import { type Command, type CommandContext, OperatorError, type Options, UsageError } from '../../command.ts'
import { chosenTypes, RATING_LIST } from '../../rating-choice.ts'
import { refuseYearOutOfOrder } from '../../year-order.ts'

export const publish: Command = {
  name: 'publish',
  help: [
    '--year <год>      какой год; данные берутся на его конец, а если он не кончился — на сейчас',
    '--type <рейтинг>  только этот; можно повторить (по умолчанию все)',
    '--dry-run         посчитать, показать строки, первые места и SHA-256, ничего не записать',
    '--yes             закрыть и год, который не кончился или не следует за последним закрытым',
    'Закрытый выпуск не меняется: второй раз тот же год выпустить нельзя.',
    'Годы выпускаются по порядку: каждый сравнивает места с предыдущим.',
    'Рейтинг, в котором за год нет ни одной строки, не выпускается.',
    RATING_LIST,
  ],
  options: {
    year: { type: 'string' },
    type: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  run: async context => {
    const { database, options, now, progress, say } = context
    const types = chosenTypes(options)
    const year = chosenYear(options, now)
    const isDryRun = options['dry-run'] === true
    if (!isDryRun && options.yes !== true) await refuseRashYear(context, year, types)
    let done = 0
    progress.start(`Выпуск ${year} года`)
    const onProgress = () => {
      done += 1
      progress.update(done, types.length)
    }
    const editions = types.map(type => ({ type, year, at: now }))
    const published = await publishEditions(database, editions, { isDryRun, onProgress }).catch(explainRefusal)
    progress.finish()
    if (published.every(({ sha256 }) => sha256 === null)) {
      throw new OperatorError(`За ${year} год нет ни одной строки (${types.join(', ')}): закрывать нечего.`)
    }
    for (const { type, entries, sha256 } of published) {
      say(
        type.padEnd(17) +
          (sha256 === null ? ' ни одной строки, не закрыт' : ` строк ${formatNumber(entries)}, SHA-256 ${sha256}`),
      )
    }
    if (!isDryRun) return
    for (const line of await firstPlaceLines(context, published)) say(line)
    say('Ничего не записано (--dry-run).')
  },
}

const FIRST_YEAR = 2000

function chosenYear({ year: given }: Options, now: Date): number {
  const year = Number(given)
  if (given === undefined || !Number.isInteger(year)) throw new UsageError('Нужен год: --year 2026.')
  // The year begins in Moscow three hours before it does in UTC.
  const isBegun = endOfYear(year - 1) < now
  if (year < FIRST_YEAR || !isBegun) throw new UsageError(`Год ${year} ещё не начался или слишком давний.`)
  return year
}

/** What cannot be undone needs a second word. */
async function refuseRashYear({ database, now }: CommandContext, year: number, types: readonly RatingTypeSlug[]) {
  if (endOfYear(year) >= now) {
    throw new OperatorError(
      `Год ${year} ещё не кончился, а закрытый выпуск не меняется: чтобы закрыть его по данным на сейчас, добавьте --yes.`,
    )
  }
  const closed = await listClosedEditions(database.kysely)
  const years = closed.filter(({ type }) => types.some(chosen => chosen === type)).map(edition => edition.year)
  refuseYearOutOfOrder(year, years)
}

async function firstPlaceLines({ database }: CommandContext, published: readonly PublishedEdition[]) {
  const ids = published.flatMap(({ first }) => first.flatMap(({ agencyId }) => agencyId ?? []))
  const names = await listAgencyNames(database.kysely, ids)
  return published.flatMap(({ type, first }) =>
    first.map(({ slice, score, agencyId, cms }) => {
      const name = cms ?? names.find(({ id }) => id === agencyId)?.name
      return `Первое место ${[type, slice].filter(Boolean).join(' ')}: ${name}, балл ${formatFixed(score)}`
    }),
  )
}

function explainRefusal(error: unknown): never {
  if (!(error instanceof FrozenEditionError)) throw error
  throw new OperatorError(`Выпуск «${error.type}» за ${error.year} год уже закрыт и не меняется.`, { cause: error })
}
