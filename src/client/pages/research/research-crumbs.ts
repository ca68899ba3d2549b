import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const researchCrumbs = (): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Исследования', path: href('research') },
]

export const studyCrumbs = ({ title, path }: NamedPath): NamedPath[] => [...researchCrumbs(), { title, path }]
