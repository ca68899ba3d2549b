import { inGuillemets } from '#domain/russian/quotes.ts'
import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { type Options, UsageError } from './command.ts'

const SLUGS = RATING_TYPES.map(({ slug }) => slug)

export const RATING_LIST = `Рейтинги: ${SLUGS.join(', ')}`

/** The ratings named by --type, all of them when none is named. */
export function chosenTypes(options: Options): RatingTypeSlug[] {
  const names = options.type
  if (!Array.isArray(names)) return SLUGS
  return names.map(name => {
    const type = SLUGS.find(slug => slug === name)
    if (!type) throw new UsageError(`Нет рейтинга ${inGuillemets(String(name))}. Есть: ${SLUGS.join(', ')}.`)
    return type
  })
}
