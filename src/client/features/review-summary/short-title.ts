import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'

/** «Сроки», where a chart has no room for «Соблюдение сроков». */
export const shortTitle = (id: string, title: string): string =>
  REVIEW_CRITERIA.find(criterion => criterion.id === id)?.short ?? title
