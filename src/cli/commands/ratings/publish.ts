import { formatNumber } from '#domain/numbers/numbers.ts'
import { FrozenEditionError, publishEditions } from '#server/operations/recompute-ratings.ts'
import { type Command, OperatorError, type Options, UsageError } from '../../command.ts'
import { endOfYear } from '../../publish-ratings.ts'
import { chosenTypes, RATING_LIST } from '../../rating-choice.ts'

export const publish: Command = {
  name: 'publish',
  help: [
    '--year <год>      какой год; данные берутся на его конец, а если он не кончился — на сейчас',
    '--type <рейтинг>  только этот; можно повторить (по умолчанию все)',
    'Закрытый выпуск не меняется: второй раз тот же год выпустить нельзя.',
    'Годы выпускаются по порядку: каждый сравнивает места с предыдущим.',
    RATING_LIST,
  ],
  options: { year: { type: 'string' }, type: { type: 'string', multiple: true } },
  run: async ({ database, options, now, progress, say }) => {
    const types = chosenTypes(options)
    const year = chosenYear(options, now)
    let done = 0
    progress.start(`Выпуск ${year} года`)
    const onProgress = () => {
      done += 1
      progress.update(done, types.length)
    }
    const asOf = new Date(Math.min(endOfYear(year).getTime(), now.getTime()))
    const published = await publishEditions(database.kysely, { types, year, asOf, onProgress }).catch(explainRefusal)
    progress.finish()
    for (const { type, entries, sha256 } of published) {
      say(`${type.padEnd(17)} строк ${formatNumber(entries)}, SHA-256 ${sha256}`)
    }
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

function explainRefusal(error: unknown): never {
  if (!(error instanceof FrozenEditionError)) throw error
  throw new OperatorError(`Выпуск «${error.type}» за ${error.year} год уже закрыт и не меняется.`, { cause: error })
}
