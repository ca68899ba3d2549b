// CLDR forms: one (1, 21), few (2–4, 22; fractions too), many (0, 5–20, 25).
export type NounForms = { readonly one: string; readonly few: string; readonly many: string }

export const NOUNS = {
  agency: { one: 'агентство', few: 'агентства', many: 'агентств' },
  participant: { one: 'участник', few: 'участника', many: 'участников' },
  review: { one: 'отзыв', few: 'отзыва', many: 'отзывов' },
  project: { one: 'проект', few: 'проекта', many: 'проектов' },
  case: { one: 'кейс', few: 'кейса', many: 'кейсов' },
  client: { one: 'клиент', few: 'клиента', many: 'клиентов' },
  person: { one: 'человек', few: 'человека', many: 'человек' },
  employee: { one: 'сотрудник', few: 'сотрудника', many: 'сотрудников' },
  point: { one: 'балл', few: 'балла', many: 'баллов' },
  award: { one: 'награда', few: 'награды', many: 'наград' },
  year: { one: 'год', few: 'года', many: 'лет' },
  month: { one: 'месяц', few: 'месяца', many: 'месяцев' },
  minute: { one: 'минута', few: 'минуты', many: 'минут' },
  hour: { one: 'час', few: 'часа', many: 'часов' },
} as const satisfies Record<string, NounForms>

export type Noun = keyof typeof NOUNS

// Accusative, for «через минуту» and «минуту назад»; the table above is nominative.
export const MINUTES_ACCUSATIVE: NounForms = { one: 'минуту', few: 'минуты', many: 'минут' }

// «Заявка отправлена 3 агентствам», «оценка по 38 отзывам».
export const DATIVES = {
  agency: { one: 'агентству', many: 'агентствам' },
  review: { one: 'отзыву', many: 'отзывам' },
} as const
