import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const PICKER_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Подбор агентства', path: href('picker') },
]
