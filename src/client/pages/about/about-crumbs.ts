import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'

export const ABOUT_CRUMBS = crumbsOf('about')
export const PLANS_CRUMBS = crumbsOf('about', { title: 'Планы', path: href('about-plans') })
export const TEAM_CRUMBS = crumbsOf('about', { title: 'Команда', path: href('about-team') })
export const PRESS_CRUMBS = crumbsOf('about', { title: 'Прессе', path: href('press') })
