/** Asked most often; each is read as a task and leads straight to its slice. */
export const POPULAR_SEARCHES = [
  'интернет-магазин в Москве',
  'интернет-магазин в Казани',
  'лендинг до 300 тысяч',
  'корпоративный сайт',
  'сайт на 1С-Битрикс',
  'внедрение CRM в Москве',
  'SEO в Санкт-Петербурге',
  'мобильное приложение',
] as const
