import { formatFixed } from '#domain/numbers/numbers.ts'
import type { PathMatch } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { findDossier } from '../../shapes/agency-dossier.ts'
import { companyOf, shorten } from '../../shapes/response-card.ts'
import { DESCRIPTION_LENGTH, describe, type Head } from '../head.ts'
import { findReview } from './agency-reviews.ts'
import { reviewCounts, totals } from './customer-review-counts.ts'

const WHAT = 'Оценки по пяти критериям, стоимость работ, ответы агентств.'
const CHECKED = 'У каждого отзыва видно, как проверен автор.'

/** Heads of customers' responses; null for other pages and for what is not there. */
export async function responsesHead(match: PathMatch, context: Context): Promise<Head | null> {
  switch (match.name) {
    case 'customer-responses':
      return listHead('Отзывы клиентов об агентствах', null, null, context)
    case 'category-responses': {
      const service = serviceBySlug(match.params.category)
      return service ? listHead(`Отзывы клиентов: ${service.title}`, null, service.slug, context) : null
    }
    case 'agency-responses': {
      const agency = await findDossier(context, match.params.agency)
      return agency && listHead(`${agency.name}: отзывы клиентов`, agency.id, null, context)
    }
    case 'customer-response': {
      const review = await findReview(match.params.id, context)
      return (
        review && {
          title: `${review.name}: отзыв клиента от ${formatDate(review.published_at)}`,
          description: shorten(
            `${companyOf(review)}, оценка ${review.overall} из 5. ${review.body}`,
            DESCRIPTION_LENGTH,
          ),
        }
      )
    }
    default:
      return null
  }
}

async function listHead(
  heading: string,
  agencyId: number | null,
  category: string | null,
  context: Context,
): Promise<Head> {
  const { reviews, average } = totals(await reviewCounts(agencyId, context), { category, price: 0 })
  if (average === null) return { title: heading, description: `${heading}: отзывов пока нет.` }
  return {
    title: heading,
    description: describe(
      `${heading}: ${counted(reviews, 'review')}, средняя оценка ${formatFixed(average)} из 5.`,
      WHAT,
      CHECKED,
    ),
  }
}
