import { recomputeRatings } from '#server/operations/recompute-ratings.ts'
import type { Command } from '../../command.ts'
import { chosenTypes, RATING_LIST } from '../../rating-choice.ts'

export const recompute: Command = {
  name: 'recompute',
  help: [
    '--type <рейтинг>  только этот; можно повторить (по умолчанию все)',
    '--dry-run         посчитать и ничего не записать',
    RATING_LIST,
  ],
  options: { type: { type: 'string', multiple: true }, 'dry-run': { type: 'boolean', default: false } },
  run: async ({ database, options, now, progress, say }) => {
    const types = chosenTypes(options)
    const dryRun = options['dry-run'] === true
    let done = 0
    progress.start('Пересчёт рейтингов')
    const onProgress = () => {
      done += 1
      progress.update(done, types.length)
    }
    const ratings = await recomputeRatings(database.kysely, { types, now, dryRun, onProgress })
    progress.finish()
    for (const { type, entries, slices, milliseconds } of ratings) {
      say(`${type.padEnd(17)} строк ${entries}, срезов ${slices}, ${milliseconds} мс`)
    }
    if (dryRun) say('Ничего не записано (--dry-run).')
  },
}
