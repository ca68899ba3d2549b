import type { Project } from '#contract/shapes/project.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatMonth } from '#domain/time/dates.ts'

type ProjectFacts = Pick<
  Project,
  | 'client'
  | 'service'
  | 'site_type'
  | 'industry'
  | 'system'
  | 'web_server'
  | 'platforms'
  | 'price'
  | 'months'
  | 'launched'
>

/** Rows of the project's fact table, without unknown values. */
export function projectRows(project: ProjectFacts): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Клиент', project.client],
    ['Отрасль', project.industry],
    ['Услуга', project.service],
    ['Тип сайта', project.site_type],
    ['Система', project.system],
    ['Веб-сервер', project.web_server],
    ['Платформы', project.platforms.join(', ') || null],
    ['Стоимость', project.price],
    ['Срок', counted(project.months, 'month')],
    ['Запуск', formatMonth(project.launched)],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== null)
}

/** «Золотая миля, 2025: «Лучший магазин», 1-е место» */
export const awardText = ({ contest, nomination, place, year }: Project['awards'][number]): string =>
  `${contest}, ${year}: ${inGuillemets(nomination)}, ${place}-е место`
