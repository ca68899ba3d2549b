import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import type { PathMatch } from '#domain/paths/paths.ts'
import { counted, countedDative } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { describe, type Head } from '../head.ts'
import { cmsHeader } from './cms-header.ts'
import { findCmsReview } from './cms-reviews.ts'
import { findCms } from './cms-subject.ts'

type Header = Answer<'cms-header'>

/** Titles and descriptions of the pages about one content system, in facts; null for any other page. */
export async function cmsHead(match: PathMatch, context: Context): Promise<Head | null> {
  if (!isOfCms(match) || !(await findCms(match.params.cms, context))) return null
  const system = await cmsHeader(match.params.cms, context)
  return match.name === 'cms-review' ? reviewHead(system, match.params.id, context) : HEADS[match.name](system)
}

const HEADS: Record<'cms' | 'cms-projects' | 'cms-reviews', (system: Header) => Head> = {
  cms: ({ title, kind_title, projects, agencies, place, reviews }) => ({
    title: `${title}: доля рынка, агентства и отзывы`,
    description: describe(
      `${title}: ${kind_title.toLowerCase()}, ${counted(projects, 'project')}, ${counted(agencies, 'agency')}.`,
      ...(place ? [`Место ${place.place} из ${place.of} в рейтинге систем.`] : []),
      ...(reviews.average === null ? [] : [`Оценка работ ${formatFixed(reviews.average)} из 5.`]),
      'Партнёры и доля сайтов по годам.',
    ),
  }),

  'cms-projects': ({ title, projects, agencies }) => ({
    title: `Проекты на ${title}: ${counted(projects, 'project')}`,
    description: describe(
      `Проекты на ${title}: ${counted(projects, 'project')}, ${counted(agencies, 'agency')}.`,
      'Тип сайта, отрасль, стоимость и год запуска.',
      'Кто сделал и для кого.',
    ),
  }),

  'cms-reviews': ({ title, reviews: { average, count } }) => ({
    title: `Отзывы о работах на ${title}: ${counted(count, 'review')}`,
    description: describe(
      `Что клиенты говорят о работах на ${title}: ${formatFixed(average ?? 0)} из 5 по ${countedDative(count, 'review')}.`,
      'Оценки качества, сроков, общения и цены.',
      'Как проверен каждый отзыв.',
    ),
  }),
}

async function reviewHead({ title }: Header, id: number, context: Context): Promise<Head | null> {
  const review = await findCmsReview(id, context)
  if (!review) return null
  return {
    title: `${review.name}: отзыв о работе на ${title}, оценка ${review.overall}`,
    description: describe(
      `Отзыв клиента агентства ${review.name} о работе на ${title} от ${formatDate(review.published_at)}.`,
      `Оценка ${review.overall} из 5.`,
      'Стоимость, сроки, оценки по критериям.',
    ),
  }
}

type CmsMatch = Extract<PathMatch, { name: keyof typeof HEADS | 'cms-review' }>

const isOfCms = (match: PathMatch): match is CmsMatch => match.name === 'cms-review' || match.name in HEADS
