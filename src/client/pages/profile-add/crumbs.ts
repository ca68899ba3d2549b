import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const PROFILE_ADD_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Добавить агентство', path: href('profile-add') },
]
