// CLDR forms: one (1, 21), few (2–4, 22), many (0, 5–20, 25), other (fractions).
export type NounForms = { readonly one: string; readonly few: string; readonly many: string; readonly other: string }

export const NOUNS = {
  agency: { one: 'агентство', few: 'агентства', many: 'агентств', other: 'агентства' },
  studio: { one: 'студия', few: 'студии', many: 'студий', other: 'студии' },
  company: { one: 'компания', few: 'компании', many: 'компаний', other: 'компании' },
  participant: { one: 'участник', few: 'участника', many: 'участников', other: 'участника' },
  review: { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' },
  grade: { one: 'оценка', few: 'оценки', many: 'оценок', other: 'оценки' },
  project: { one: 'проект', few: 'проекта', many: 'проектов', other: 'проекта' },
  case: { one: 'кейс', few: 'кейса', many: 'кейсов', other: 'кейса' },
  client: { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' },
  employee: { one: 'сотрудник', few: 'сотрудника', many: 'сотрудников', other: 'сотрудника' },
  point: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
  place: { one: 'место', few: 'места', many: 'мест', other: 'места' },
  vote: { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' },
  award: { one: 'награда', few: 'награды', many: 'наград', other: 'награды' },
  rating: { one: 'рейтинг', few: 'рейтинга', many: 'рейтингов', other: 'рейтинга' },
  year: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  month: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
  day: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  hour: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
  rouble: { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рубля' },
  page: { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' },
} as const satisfies Record<string, NounForms>

export type Noun = keyof typeof NOUNS

// «Минуту назад» is accusative, unlike the nominative of the table above.
export const MINUTES_AGO: NounForms = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' }

// «Заявка отправлена 3 агентствам», «оценка по 38 отзывам».
export const DATIVES = {
  agency: { one: 'агентству', many: 'агентствам' },
  review: { one: 'отзыву', many: 'отзывам' },
  project: { one: 'проекту', many: 'проектам' },
} as const
