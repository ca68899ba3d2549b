import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../../app/json-ld.ts'

export const TENDER_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Заявка агентствам', path: href('tender') },
]
