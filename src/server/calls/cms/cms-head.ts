import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { portfolioProjects } from '#domain/russian/count-labels.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted, countedDative } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { cmsHeader } from './cms-header.ts'
import { findCmsReview } from './cms-reviews.ts'
import { findCms } from './cms-subject.ts'

type Header = Answer<'cms-header'>

const cmsHead =
  (page: keyof typeof HEADS) =>
  async ({ cms }: { cms: string }, context: Context): Promise<Head | null> =>
    (await findCms(cms, context)) ? HEADS[page](await cmsHeader(cms, context)) : null

export const cmsHeads: HeadMakers<'cms' | 'cms-projects' | 'cms-reviews' | 'cms-review'> = {
  cms: cmsHead('cms'),
  'cms-projects': cmsHead('cms-projects'),
  'cms-reviews': cmsHead('cms-reviews'),
  'cms-review': async ({ cms, id }, context) =>
    (await findCms(cms, context)) ? reviewHead(await cmsHeader(cms, context), id, context) : null,
}

const HEADS: Record<'cms' | 'cms-projects' | 'cms-reviews', (system: Header) => Head> = {
  cms: ({ title, kind_title, projects, agencies, place, reviews }) => ({
    title: `${title}: доля рынка, агентства и отзывы`,
    description: describe(
      `${title}: ${lowerFirst(kind_title)}, ${portfolioProjects(projects)}, ${counted(agencies, 'agency')}.`,
      ...(place ? [`Место ${place.place} из ${place.of} в рейтинге систем.`] : []),
      ...(reviews.average === null ? [] : [`Оценка работ ${formatFixed(reviews.average)} из 5.`]),
      'Партнёры и доля сайтов по годам.',
    ),
  }),

  'cms-projects': ({ title, projects, agencies }) => ({
    title: `Проекты на ${title}: ${counted(projects, 'project')}`,
    description: describe(
      `Проекты на ${title}: ${portfolioProjects(projects)}, ${counted(agencies, 'agency')}.`,
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
