// CLDR forms: one (1, 21), few (2–4, 22), many (0, 5–20, 25), other (fractions).
export type NounForms = { readonly one: string; readonly few: string; readonly many: string; readonly other: string }

export const NOUNS = {
  agency: { one: 'агентство', few: 'агентства', many: 'агентств', other: 'агентства' },
  participant: { one: 'участник', few: 'участника', many: 'участников', other: 'участника' },
  review: { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' },
  project: { one: 'проект', few: 'проекта', many: 'проектов', other: 'проекта' },
  case: { one: 'кейс', few: 'кейса', many: 'кейсов', other: 'кейса' },
  client: { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' },
  person: { one: 'человек', few: 'человека', many: 'человек', other: 'человека' },
  employee: { one: 'сотрудник', few: 'сотрудника', many: 'сотрудников', other: 'сотрудника' },
  point: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
  award: { one: 'награда', few: 'награды', many: 'наград', other: 'награды' },
  year: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  month: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
  minute: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
  hour: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
} as const satisfies Record<string, NounForms>

export type Noun = keyof typeof NOUNS

// Accusative, for «через минуту» and «минуту назад»; the table above is nominative.
export const MINUTES_ACCUSATIVE: NounForms = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' }

// «Заявка отправлена 3 агентствам», «оценка по 38 отзывам».
export const DATIVES = {
  agency: { one: 'агентству', many: 'агентствам' },
  review: { one: 'отзыву', many: 'отзывам' },
} as const
