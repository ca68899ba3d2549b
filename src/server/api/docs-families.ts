import { aboutCalls } from '#contract/calls/about.ts'
import { advertisingCalls } from '#contract/calls/advertising.ts'
import { agencyCalls } from '#contract/calls/agency.ts'
import { articleCalls } from '#contract/calls/articles.ts'
import { calculatorCalls } from '#contract/calls/calculator.ts'
import { caseCalls } from '#contract/calls/cases.ts'
import { cmsCalls } from '#contract/calls/cms.ts'
import { compareCalls } from '#contract/calls/compare.ts'
import { counterCalls } from '#contract/calls/counter.ts'
import { findCalls } from '#contract/calls/find.ts'
import { joinCalls } from '#contract/calls/join.ts'
import { logCalls } from '#contract/calls/log.ts'
import { menuCalls } from '#contract/calls/menu.ts'
import { peopleCalls } from '#contract/calls/people.ts'
import { portfolioCalls } from '#contract/calls/portfolio.ts'
import { promoCalls } from '#contract/calls/promo.ts'
import { ratingCalls } from '#contract/calls/rating.ts'
import { readingCalls } from '#contract/calls/reading.ts'
import { reviewFormCalls } from '#contract/calls/review-forms.ts'
import { reviewCalls } from '#contract/calls/reviews.ts'
import { statCalls } from '#contract/calls/stats.ts'
import { subscriptionCalls } from '#contract/calls/subscriptions.ts'
import { tenderCalls } from '#contract/calls/tender.ts'
import type { Call } from '#contract/define.ts'

export interface Family {
  id: string
  title: string
  calls: Record<string, Call>
}

/** The calls as the documentation groups them; a test finds a family that is missing here. */
export const FAMILIES: readonly Family[] = [
  { id: 'menu', title: 'Меню, главная и общее', calls: menuCalls },
  { id: 'rating', title: 'Рейтинги', calls: ratingCalls },
  { id: 'agency', title: 'Агентство', calls: agencyCalls },
  { id: 'find', title: 'Поиск и подбор', calls: findCalls },
  { id: 'calculator', title: 'Сколько стоит', calls: calculatorCalls },
  { id: 'compare', title: 'Сравнение', calls: compareCalls },
  { id: 'portfolio', title: 'Портфолио', calls: portfolioCalls },
  { id: 'reviews', title: 'Отзывы', calls: reviewCalls },
  { id: 'cms', title: 'Системы управления', calls: cmsCalls },
  { id: 'people', title: 'Люди и интервью', calls: peopleCalls },
  { id: 'about', title: 'О проекте', calls: aboutCalls },
  { id: 'reading', title: 'Тексты', calls: readingCalls },
  { id: 'cases', title: 'Кейсы', calls: caseCalls },
  { id: 'articles', title: 'Новости, исследования, азбука', calls: articleCalls },
  { id: 'stats', title: 'Диджитал-статистика', calls: statCalls },
  { id: 'tender', title: 'Заявки', calls: tenderCalls },
  { id: 'review-forms', title: 'Формы отзывов', calls: reviewFormCalls },
  { id: 'join', title: 'Регистрация и обратная связь', calls: joinCalls },
  { id: 'promo', title: 'Премия', calls: promoCalls },
  { id: 'advertising', title: 'Реклама', calls: advertisingCalls },
  { id: 'subscriptions', title: 'Подписки', calls: subscriptionCalls },
  { id: 'log', title: 'Журнал ошибок', calls: logCalls },
  { id: 'counter', title: 'Счётчик и спрос', calls: counterCalls },
]
