import { href } from '#domain/paths/paths.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { tabHref } from '#domain/stats/stat-address.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const statCrumbs = (tab: StatTabId, title: string): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Статистика', path: href('digital-stats') },
  { title, path: tabHref(tab) },
]
