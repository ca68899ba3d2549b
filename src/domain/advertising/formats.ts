import { type AdSlot, ROWS_BEFORE } from './slots.ts'

export interface AdFormat {
  slot: AdSlot
  title: string
  summary: string
  /** Where a visitor meets it. */
  where: string
  can: readonly string[]
  cannot: readonly string[]
  /** Sold for one rating, for the whole site, or either. */
  scope: 'rating' | 'site' | 'both'
}

/** Longest texts of an ad, in characters. */
export const AD_TEXT = { title: 80, attribute: 40, attributes: 3 } as const

const NO_SUPERLATIVES = '«Лучший», «первый», «№ 1» — без исследования, которое это подтверждает'
const NO_PLACES = 'Место в рейтинге, балл и отзывы: ими не торгуют и в рекламе не пересказывают'

export const AD_FORMATS: readonly AdFormat[] = [
  {
    slot: 'general',
    title: 'Генеральный спонсор',
    summary: 'Строка над списком: логотип, название и одна фраза.',
    where: 'Над списком рейтинга, во всех его городах, категориях и сегментах',
    can: ['Логотип и название', `Фраза до ${AD_TEXT.title} знаков`, 'Ссылка на сайт рекламодателя'],
    cannot: [NO_PLACES, NO_SUPERLATIVES],
    scope: 'both',
  },
  {
    slot: 'wide_native_card',
    title: 'Широкая карточка',
    summary: 'Карточка между строками списка, с логотипом и кнопкой.',
    where: `После ${ROWS_BEFORE.wide_native_card}-й строки, не ближе пяти строк к собственному месту агентства`,
    can: [
      'Логотип и название',
      `Фраза до ${AD_TEXT.title} знаков`,
      `До ${AD_TEXT.attributes} свойств по ${AD_TEXT.attribute} знаков`,
      'Кнопка «Перейти»',
    ],
    cannot: ['Номер, похожий на место', NO_PLACES, NO_SUPERLATIVES],
    scope: 'rating',
  },
  {
    slot: 'mini_native_card',
    title: 'Узкая карточка',
    summary: 'Одна строка между строками списка.',
    where: `После ${ROWS_BEFORE.mini_native_card}-й строки, не ближе пяти строк к собственному месту агентства`,
    can: ['Название со ссылкой', `До ${AD_TEXT.attributes} свойств по ${AD_TEXT.attribute} знаков`],
    cannot: ['Номер, похожий на место', NO_PLACES, NO_SUPERLATIVES],
    scope: 'rating',
  },
  {
    slot: 'promotion',
    title: 'Промобаннер',
    summary: 'Полоса под содержанием страницы. Посетитель может её закрыть.',
    where: 'Под содержанием каждой страницы, над подвалом',
    can: ['Логотип и название', `Фраза до ${AD_TEXT.title} знаков`, 'Ссылка на сайт рекламодателя'],
    cannot: ['Закрывать собой текст, двигаться и звучать', 'Агентства — участники рейтингов', NO_SUPERLATIVES],
    scope: 'site',
  },
]

export const formatOf = (slot: AdSlot): AdFormat => {
  const format = AD_FORMATS.find(known => known.slot === slot)
  if (!format) throw new Error(`No format for the slot ${slot}`)
  return format
}

/** What an order may ask for. */
export const ORDER_LIMITS = { leadDays: 5, minMonths: 1, maxMonths: 12 } as const
