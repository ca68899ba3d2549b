import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const ABOUT_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'О проекте', path: href('about') },
]

export const PLANS_CRUMBS: readonly NamedPath[] = [...ABOUT_CRUMBS, { title: 'Планы', path: href('about-plans') }]

export const TEAM_CRUMBS: readonly NamedPath[] = [...ABOUT_CRUMBS, { title: 'Команда', path: href('about-team') }]

export const PRESS_CRUMBS: readonly NamedPath[] = [...ABOUT_CRUMBS, { title: 'Прессе', path: href('press') }]
