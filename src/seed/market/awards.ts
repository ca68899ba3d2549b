import type { Random } from '#seed/random.ts'
import { yearOf } from './calendar.ts'
import type { Profile } from './profile.ts'
import type { AwardRow, ProjectRow } from './rows.ts'

/** Fictional contests with their weight in the rating. */
const CONTESTS = [
  ['Золотой компас', 0.5],
  ['Северная линейка', 0.45],
  ['Премия «Курсор»', 0.4],
  ['Рунный камень', 0.3],
  ['Открытый код', 0.3],
  ['Полезный сайт', 0.25],
  ['Волжская витрина', 0.2],
] as const

const NOMINATIONS: Record<string, readonly string[]> = {
  sites: ['Лучший корпоративный сайт', 'Лучший интернет-магазин', 'Дизайн интерфейса', 'Удобство и доступность'],
  'seo-context': ['Лучшее продвижение', 'Рост продаж из поиска', 'Контекстная кампания года'],
  performance: ['Лучшая перформанс-кампания', 'Аналитика и измерения'],
  branding: ['Фирменный стиль', 'Новое имя', 'Ребрендинг года'],
  portals: ['Корпоративный портал', 'Внутренние сервисы'],
  crm: ['Внедрение года', 'Автоматизация продаж'],
  support: ['Забота о сайте', 'Развитие продукта'],
  apps: ['Мобильное приложение', 'Сервис для клиентов'],
}

export function makeAwards(
  random: Random,
  profile: Profile,
  projects: readonly ProjectRow[],
  now: number,
  nextId: () => number,
): AwardRow[] {
  // Better agencies win more often, and nobody submits every project.
  const luck = Math.max(0, profile.quality - 4.1) * 0.18
  return projects
    .filter(project => project.is_verified && !project.is_nda && random.chance(luck))
    .slice(0, 14)
    .map(project => {
      const [contest, weight] = random.pick(CONTESTS)
      const launched = yearOf(Date.parse(project.launched))
      return {
        id: nextId(),
        agency_id: project.agency_id,
        project_id: project.id,
        contest,
        contest_weight: weight,
        nomination: random.pick(NOMINATIONS[project.service] ?? ['Проект года']),
        place: random.pickWeighted([
          [1, 3],
          [2, 4],
          [3, 5],
        ] as const),
        year: Math.min(yearOf(now), launched + random.int(0, 1)),
      }
    })
}
