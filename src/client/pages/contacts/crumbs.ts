import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const CONTACTS_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Контакты', path: href('contacts') },
]
