import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { RATING_TYPE_PATHS } from '#domain/vocabulary/rating-type-paths.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { thresholds } from '../../shapes/methodology-text.ts'
import { notFound } from '../../shapes/not-found.ts'

const MAIN = RATING_TYPE_PATHS[0].slug

/** The figures are those of the methodology in force. */
export function howToGetIn(slug: string = MAIN, now: Date): Answer<'how-to-get-into-ratings'> {
  const type = ratingTypeBySlug(slug)
  if (!type) return notFound('rating')
  const methodology = methodologyAt(now)
  const { projects, reviews } = methodology
  const { title } = serviceBySlug(type.service)
  const period = counted(projects.periodMonths, 'month')
  return {
    title: `Как попасть в рейтинг ${inGuillemets(type.title)}`,
    steps:
      type.shape === 'cms'
        ? CMS_STEPS
        : [
            {
              title: 'Добавьте агентство',
              text: 'Участие бесплатное. Нужны сайт, город, юридическое лицо и почта на домене агентства.',
            },
            {
              title: `Расскажите о проектах за последние ${period}`,
              text: `Укажите клиента, услугу ${inGuillemets(title)}, бюджет и дату запуска. Проект, который подтвердил клиент, весит в ${formatNumber(1 / projects.unverified, 1)}${NBSP}раза больше.`,
            },
            {
              title: 'Попросите клиентов об отзывах',
              text: `Отзыв с почты компании весит ${formatNumber(reviews.evidence['company-mail'], 1)}, с другой почты — ${formatNumber(reviews.evidence['other-mail'], 1)}. Без отзывов агентство получает оценку ${formatFixed(reviews.priorMean)} из 5.`,
            },
            {
              title: 'Откройте цены, команду и реквизиты',
              text: `Проверенные сведения дают до ${formatPercent(methodology.weights.openness)} балла.`,
            },
          ],
    thresholds: thresholds(methodology, type),
    deadline:
      'Текущий выпуск пересчитывается каждую ночь: проект или отзыв войдёт в расчёт на следующий день после проверки.',
  }
}

/** Systems are not registered: they come from the projects of agencies. */
const CMS_STEPS = [
  {
    title: 'Система попадает в рейтинг сама',
    text: 'Мы считаем сайты, которые агентства добавили в портфолио, и отмечаем, на чём они сделаны.',
  },
  {
    title: 'Агентства указывают систему в проектах',
    text: 'Если вашей системы нет в списке, попросите агентства назвать её в описании проекта.',
  },
]
