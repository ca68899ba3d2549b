import type { Answer } from '#contract/index.ts'

type Award = Answer<'agency-about'>['awards'][number]

/** «1-е место, «Лучший интернет-магазин», 2025». */
export const awardText = ({ nomination, place, year }: Award): string => `${place}-е место · ${nomination} · ${year}`

export const awardKey = ({ contest, nomination, place, year }: Award): string =>
  [contest, nomination, place, year].join(' ')
