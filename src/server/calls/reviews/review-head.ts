import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { findDossier } from '../../shapes/agency-dossier.ts'
import { DESCRIPTION_LENGTH, describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { companyOf, shorten } from '../../shapes/response-card.ts'
import { findReview } from './agency-reviews.ts'
import { reviewCounts, totals } from './customer-reviews.ts'

const WHAT = 'Оценки по пяти критериям, стоимость работ, ответы агентств.'
const CHECKED = 'У каждого отзыва видно, как проверен автор.'

type ReviewPages =
  | 'agency-review'
  | 'customer-responses'
  | 'category-responses'
  | 'agency-responses'
  | 'customer-response'

export const reviewHeads: HeadMakers<ReviewPages> = {
  'agency-review': async ({ id }, context) => {
    const review = await findReview(id, context)
    return (
      review && {
        title: `Отзыв: ${review.name} — ${companyOf(review)}, оценка ${review.overall} из${NBSP}5`,
        description: shorten(review.body, DESCRIPTION_LENGTH - 1),
      }
    )
  },

  'customer-responses': (_, context) => listHead('Отзывы клиентов об агентствах', null, null, context),

  'category-responses': async ({ category }, context) => {
    const service = serviceBySlug(category)
    return service ? listHead(`Отзывы клиентов: ${service.title}`, null, service.slug, context) : null
  },

  'agency-responses': async ({ agency: slug }, context) => {
    const agency = await findDossier(context, slug)
    return agency && listHead(`${agency.name}: отзывы клиентов`, agency.id, null, context)
  },

  'customer-response': async ({ id }, context) => {
    const review = await findReview(id, context)
    return (
      review && {
        title: `${review.name}: отзыв клиента от ${formatDate(review.published_at)}`,
        description: shorten(`${companyOf(review)}, оценка ${review.overall} из 5. ${review.body}`, DESCRIPTION_LENGTH),
      }
    )
  },
}

async function listHead(
  heading: string,
  agencyId: number | null,
  category: string | null,
  context: Context,
): Promise<Head> {
  const { reviews, average } = totals(await reviewCounts(agencyId, context), { category, price: 0 })
  if (average === null) return { title: heading, description: `${heading}: отзывов пока нет.`, isEmpty: true }
  return {
    title: heading,
    description: describe(
      `${heading}: ${counted(reviews, 'review')}, средняя оценка ${formatFixed(average)} из 5.`,
      WHAT,
      CHECKED,
    ),
  }
}
