import { NBSP } from '../numbers/numbers.ts'
import type { Noun } from './nouns.ts'
import { counted } from './plural.ts'

// One label per meaning: a number of projects, reviews or agencies is named for what it counts wherever it is shown.

/** Counted in a score: recent and of the rating's profile, those under NDA included. */
export const IN_SCORE = `в${NBSP}зачёте`
/** Public, of any year and service. */
const IN_PORTFOLIO = `в${NBSP}портфолио`
const UNDER_NDA = `под${NBSP}NDA`

export const SCORED_PROJECTS = `Проекты ${IN_SCORE}`
export const SCORED_AGENCIES = `Агентства ${IN_SCORE}`
export const SCORED_REVIEWS = `Отзывы ${IN_SCORE}`
export const PORTFOLIO_PROJECTS = `Проекты ${IN_PORTFOLIO}`
export const NDA_PROJECTS = `Проекты ${UNDER_NDA}`

export const scoredProjects = (count: number): string => `${counted(count, 'project')} ${IN_SCORE}`
export const scoredAgencies = (count: number): string => `${counted(count, 'agency')} ${IN_SCORE}`
export const scoredReviews = (count: number): string =>
  count === 0 ? `нет отзывов ${IN_SCORE}` : `${counted(count, 'review')} ${IN_SCORE}`

export const portfolioProjects = (count: number): string => `${counted(count, 'project')} ${IN_PORTFOLIO}`
export const ndaProjects = (count: number): string => `${counted(count, 'project')} ${UNDER_NDA}`

const plainReviews = (count: number): string => (count === 0 ? 'нет отзывов' : counted(count, 'review'))

/** Under a column head that says what is counted. */
export const headedReviews = (count: number): string => plainReviews(count)

/** All published reviews of an agency or a system. */
export const allReviews = (count: number): string => plainReviews(count)

/** «Показать ещё 12 проектов»: promises as many as will be added. */
export const moreText = (left: number, step: number, noun: Noun): string =>
  `Показать ещё ${counted(Math.min(Math.max(left, 1), step), noun)}`
