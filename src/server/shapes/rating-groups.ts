import type { Answer } from '#contract/index.ts'
import type { CountedLink } from '#contract/shapes/link.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../context.ts'
import { countParticipants, sliceLinks, typeLinks } from './open-ratings.ts'

const HOME = { type: 'digital-agencies' } as const

/** All ratings that have participants, grouped by kind of slice; memoised for a minute. */
export function ratingGroups(context: Context): Promise<Answer<'ratings'>['groups']> {
  return context.memo.remember('rating-groups', async () => {
    const [types, categories, systems, countries, districts, cities, lists, tiers] = await Promise.all([
      typeLinks(context),
      sliceLinks(context, HOME, 'category'),
      sliceLinks(context, HOME, 'system'),
      sliceLinks(context, HOME, 'country'),
      sliceLinks(context, HOME, 'district'),
      sliceLinks(context, HOME, 'city'),
      sliceLinks(context, HOME, 'list'),
      tierLinks(context),
    ])
    return [
      { title: 'Виды рейтингов', ratings: types },
      { title: 'Категории', ratings: categories },
      { title: 'Платформы', ratings: systems },
      { title: 'Города', ratings: cities },
      { title: 'Страны и округа', ratings: [...countries, ...districts] },
      { title: 'Списки заказчиков', ratings: lists },
      { title: 'Сегменты', ratings: tiers.filter(tier => tier.participants > 0) },
    ].filter(group => group.ratings.length > 0)
  })
}

function tierLinks(context: Context): Promise<CountedLink[]> {
  return Promise.all(
    TIERS.map(async ({ slug, title }) => {
      const path = { ...HOME, tier: slug }
      return { title, path: buildRatingPath(path), participants: await countParticipants(context, path) }
    }),
  )
}
