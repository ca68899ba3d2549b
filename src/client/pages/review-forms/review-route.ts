import { MARK } from '#domain/forms/form-nouns.ts'
import type { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import type { FormRoute } from '../../forms/form-route.ts'

export const REVIEW_ROUTE: FormRoute<keyof typeof REVIEW_ADD_FORM> = {
  label: 'Путь отзыва',
  stages: [
    { title: 'Оценки', fields: [...REVIEW_CRITERIA.map(({ id }) => id), 'overall'], noun: MARK, seconds: 10 },
    { title: 'Слова', fields: ['text'], seconds: 120 },
    { title: 'О вас', fields: ['author', 'role', 'company', 'consent', 'publish'], seconds: 10 },
    { title: 'Проверка' },
    { title: 'Сайт' },
  ],
  sent: 'У редактора, обычно два рабочих дня',
}
