import type { RatingPath } from '../paths/rating-path.ts'
import { APP_PLATFORMS, appPlatformBySlug } from '../vocabulary/app-platforms.ts'
import { RATING_TYPES, type RatingType, ratingTypeBySlug } from '../vocabulary/rating-types.ts'

/** The ratings of a type as a whole: apps have one per platform, none for all together. */
export const ratingHomes = ({ slug, shape }: RatingType): RatingPath[] =>
  shape === 'apps' ? APP_PLATFORMS.map(platform => ({ type: slug, platform: platform.slug })) : [{ type: slug }]

/** Slices of ratings as a whole, as they are stored. */
export const WHOLE_SLICES: readonly string[] = ['', ...APP_PLATFORMS.map(({ slug }) => `platform/${slug}`)]

/** «Разработка сайтов», «Мобильные приложения: iOS» */
export function ratingTitle({ type, platform }: Pick<RatingPath, 'type' | 'platform'>): string {
  const { title } = ratingTypeBySlug(type)
  const on = platform && appPlatformBySlug(platform)
  return on ? `${title}: ${on.title}` : title
}

/** The rating of the agencies that provide a service. */
export const ratingOfService = (service: string | undefined): RatingType | undefined =>
  RATING_TYPES.find(type => type.service === service && type.shape !== 'cms')
