import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const abcCrumbs = (): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Азбука', path: href('abc') },
]

export const termCrumbs = ({ title, path }: NamedPath): NamedPath[] => [...abcCrumbs(), { title, path }]
