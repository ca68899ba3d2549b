import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const CALCULATOR_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Сколько стоит', path: href('calculator') },
]

export const serviceCrumbs = (title: string, path: string): NamedPath[] => [...CALCULATOR_CRUMBS, { title, path }]

export const ANALYTICS_CRUMBS: readonly NamedPath[] = [
  ...CALCULATOR_CRUMBS,
  { title: 'Цены по группам', path: href('calculator-analytics') },
]
