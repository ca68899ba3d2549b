import { ApiError } from '#contract/errors.ts'

const NOT_FOUND = {
  agency: 'Такого агентства в каталоге нет',
  rating: 'Такого рейтинга нет',
  system: 'Такой системы в каталоге нет',
  project: 'Такого проекта нет',
  category: 'Такой категории нет',
  review: 'Такого отзыва нет',
  interview: 'Такого интервью нет',
  person: 'Такого человека в каталоге нет',
  text: 'Такого текста нет',
  key: 'Ссылка недействительна. Проверьте, что адрес скопирован из письма целиком',
  service: 'Такой услуги в калькуляторе нет',
  tender: 'Такой заявки нет. Проверьте, целиком ли скопирована ссылка',
} as const

export function notFound(what: keyof typeof NOT_FOUND): never {
  throw new ApiError('not-found', NOT_FOUND[what])
}
