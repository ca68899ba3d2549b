import { isStatTab } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import type { Head, HeadMakers } from '../../shapes/head.ts'

const HEADS: Record<StatTabId, Head> = {
  demand: {
    title: 'Статистика диджитал-рынка: спрос на агентства',
    description: 'Сколько смотрят рейтинги и отправляют заявок, что ищут и в какие месяцы. Графики, таблицы, CSV.',
  },
  prices: {
    title: 'Цены на сайты и продвижение: статистика по кварталам',
    description: 'Медиана бюджетов подтверждённых проектов с квартилями и индекс цен. Графики, таблицы, CSV.',
  },
  platforms: {
    title: 'Системы управления и веб-серверы новых сайтов: статистика',
    description:
      'На чём делают новые сайты: доли систем управления и веб-серверов по кварталам. Графики, таблицы, CSV.',
  },
  market: {
    title: 'Диджитал-агентства в цифрах: города, размер, проекты и отзывы',
    description:
      'Где работают агентства, сколько в них людей, сколько проектов и отзывов появляется. Графики, таблицы, CSV.',
  },
  reviews: {
    title: 'Отзывы об агентствах в цифрах: оценки и ответы',
    description:
      'За что хвалят и ругают агентства, сколько отзывов с почты компании, как быстро отвечают. Графики и CSV.',
  },
  competition: {
    title: 'Конкуренция в рейтингах агентств: статистика мест',
    description: 'Насколько близки соседние места и сколько участников сменили место. Графики, таблицы, CSV.',
  },
}

export const statHeads: HeadMakers<'digital-stats' | 'digital-stats-tab'> = {
  'digital-stats': async () => HEADS.demand,
  'digital-stats-tab': async ({ tab }) => (isStatTab(tab) ? HEADS[tab] : null),
}
