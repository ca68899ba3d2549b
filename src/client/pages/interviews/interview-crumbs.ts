import type { Interview } from '#contract/shapes/interview.ts'
import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const interviewsCrumbs = (): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Интервью', path: href('interviews') },
]

export const interviewCrumbs = ({ title, path }: Pick<Interview, 'title' | 'path'>): NamedPath[] => [
  ...interviewsCrumbs(),
  { title, path },
]
