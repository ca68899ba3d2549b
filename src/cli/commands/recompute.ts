import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { recomputeRatings } from '#server/jobs/recompute-ratings.ts'
import { type Command, type Options, UsageError } from '../command.ts'

export const recompute: Command = {
  name: 'recompute',
  summary: 'пересчитать текущие рейтинги',
  help: [
    '--type <рейтинг>  только этот; можно повторить (по умолчанию все)',
    '--dry-run         посчитать и ничего не записать',
    `Рейтинги: ${RATING_TYPES.map(({ slug }) => slug).join(', ')}`,
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

function chosenTypes(options: Options): RatingTypeSlug[] {
  const slugs = RATING_TYPES.map(({ slug }) => slug)
  const wanted = options.type
  if (!Array.isArray(wanted)) return slugs
  return wanted.map(name => {
    const type = slugs.find(slug => slug === name)
    if (!type) throw new UsageError(`Нет рейтинга «${name}». Есть: ${slugs.join(', ')}.`)
    return type
  })
}
