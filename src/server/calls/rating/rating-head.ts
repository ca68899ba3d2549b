import { formatPercent } from '#domain/numbers/numbers.ts'
import type { RatingEdition, RatingPath } from '#domain/paths/rating-path.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { methodologyHeading, myRatingHeading, ratingHeading } from '#domain/rating/rating-heading.ts'
import { scoredProjects } from '#domain/russian/count-labels.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { SYSTEM } from '#domain/russian/rare-nouns.ts'
import { formatDate, moscowYear } from '#domain/time/dates.ts'
import { placeRangeBySlug } from '#domain/vocabulary/tiers.ts'
import type { Methodology } from '#ranking/methodology.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { FACTOR_TEXTS, methodologyOf } from '../../shapes/methodology-text.ts'
import { NO_PARTICIPANTS, openEdition } from '../../shapes/open-ratings.ts'

/** «Рейтинг {кого} {города} {год}: {N} агентств, цены и отзывы», with its figures in the description. */
async function ratingHead(path: RatingPath, context: Context): Promise<Head> {
  const open = await openEdition(context, path.type, path.year)
  const { projects, ...size } = open?.sizes.get(`${sliceKey(path)}|${path.tier ?? ''}`) ?? NO_PARTICIPANTS
  const participants = countInRange(size.participants, path.range)
  const heading = ratingHeading(path, moscowYear(context.now()), size.participants)
  // «Украина: рейтинг …» already has a colon.
  const headingThen = heading.includes(':') ? `${heading} —` : `${heading}:`
  const isOfSystems = path.type === 'cms'
  if (!open || participants === 0) {
    const few = `${path.year ? 'было' : 'пока'} меньше ${countedGenitive(MIN_PARTICIPANTS, isOfSystems ? SYSTEM : 'participant')}`
    const nobody = size.participants > 0 ? 'на этих местах никого нет' : few
    return { title: heading, description: `${headingThen} ${nobody}.`, isEmpty: true }
  }
  const who = counted(participants, isOfSystems ? SYSTEM : 'agency')
  return {
    title: `${headingThen} ${who}, ${isOfSystems ? 'доли и отзывы' : 'цены и отзывы'}`,
    description: describe(
      path.range ? `${headingThen} ${who}.` : `${headingThen} ${who}, ${scoredProjects(projects)}.`,
      isOfSystems ? 'Доля сайтов, число агентств, оценки клиентов.' : 'Отзывы клиентов, цены, портфолио.',
      path.year ? 'Выпуск закрыт и не меняется.' : `Обновлено ${formatDate(open.edition.computed_at)}.`,
      'Места не продаются.',
    ),
  }
}

function countInRange(participants: number, slug: RatingPath['range']): number {
  const range = slug && placeRangeBySlug(slug)
  return range ? Math.max(0, Math.min(participants, range.to) - range.from + 1) : participants
}

async function methodologyHead(edition: RatingEdition, context: Context): Promise<Head> {
  const open = await openEdition(context, edition.type, edition.year)
  const title = methodologyHeading(edition)
  const methodology = open && methodologyOf(open.edition.methodology)
  if (!methodology || edition.type === 'cms') {
    return {
      title: `${title}: веса, пороги, пример расчёта`,
      description: describe(`${title}: из чего складывается балл.`, NO_SALE),
    }
  }
  return {
    title: `${title}: веса, пороги, пример расчёта`,
    description: describe(`${title}: ${heaviest(methodology)}.`, 'Пороги участия и пример расчёта.', NO_SALE),
  }
}

/** Every weights of one's own have an address: search engines are led to the official list instead. */
async function myRatingHead(path: RatingPath, context: Context): Promise<Head> {
  const open = await openEdition(context, path.type, path.year)
  const { participants } = open?.sizes.get(`${sliceKey(path)}|${path.tier ?? ''}`) ?? NO_PARTICIPANTS
  const title = myRatingHeading(path)
  return {
    title: `${title}: свои веса`,
    description: describe(
      `${title}: ${counted(participants, 'agency')} в порядке, который зависит от того, что важно вам.`,
      'Официальные места от этого не меняются.',
    ),
    isEmpty: true,
  }
}

const NO_SALE = 'Спонсорство на места не влияет.'

/** «проекты 35 %, отзывы 30 %, специализация 15 %» */
function heaviest({ weights }: Methodology): string {
  return FACTORS.toSorted((a, b) => weights[b] - weights[a])
    .slice(0, 3)
    .map(factor => `${lowerFirst(FACTOR_TEXTS[factor].title)} ${formatPercent(weights[factor])}`)
    .join(', ')
}

export const ratingHeads: HeadMakers<'rating' | 'methodology' | 'my-rating'> = {
  rating: ratingHead,
  methodology: methodologyHead,
  'my-rating': myRatingHead,
}
