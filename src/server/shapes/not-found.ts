import { ApiError } from '#contract/errors.ts'

const NOT_FOUND = {
  agency: 'Такого агентства в каталоге нет',
  rating: 'Такого рейтинга нет',
  system: 'Такой системы в каталоге нет',
  project: 'Такого проекта нет',
  category: 'Такой категории нет',
  review: 'Такого отзыва нет',
  interview: 'Такого интервью нет',
  case: 'Такого кейса нет',
  hashtag: 'Такого хештега нет',
  person: 'Такого человека в каталоге нет',
  chart: 'Такого графика нет',
  text: 'Такого текста нет',
  news: 'Такой новости нет',
  research: 'Такого исследования нет',
  term: 'Такого термина в азбуке нет',
  award: 'Такой премии нет',
  key: 'Ссылка недействительна. Проверьте, что адрес скопирован из письма целиком',
  service: 'Такой услуги в калькуляторе нет',
  ad: 'Такого объявления в реестре нет',
  'register-page': 'Такой страницы в реестре нет',
  tender: 'Такой заявки нет. Проверьте, целиком ли скопирована ссылка',
} as const

export function notFound(what: keyof typeof NOT_FOUND): never {
  throw new ApiError('not-found', NOT_FOUND[what])
}

/** For files and pictures: a call that does not know its subject makes their address unknown. */
export function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
