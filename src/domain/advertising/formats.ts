import { countedGenitive } from '../russian/plural.ts'
import { CHARACTER, PROPERTY } from '../russian/rare-nouns.ts'
import { type AdSlot, ROWS_BEFORE } from './slots.ts'

export interface AdFormat {
  slot: AdSlot
  title: string
  summary: string
  /** The places where it is shown, in words. */
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

/** In the order of the price list. */
const FORMATS: Readonly<Record<AdSlot, AdFormat>> = {
  general: {
    slot: 'general',
    title: 'Генеральный спонсор',
    summary: 'Строка над списком: логотип, название и одна фраза.',
    where: 'Над списком рейтинга, во всех его городах, категориях и сегментах',
    can: [
      'Логотип и название',
      `Фраза до ${countedGenitive(AD_TEXT.title, CHARACTER)}`,
      'Ссылка на сайт рекламодателя',
    ],
    cannot: [NO_PLACES, NO_SUPERLATIVES],
    scope: 'both',
  },
  wide_native_card: {
    slot: 'wide_native_card',
    title: 'Широкая карточка',
    summary: 'Карточка между строками списка, с логотипом и кнопкой.',
    where: `После ${ROWS_BEFORE.wide_native_card}-й строки, не ближе пяти строк к собственному месту агентства`,
    can: [
      'Логотип и название',
      `Фраза до ${countedGenitive(AD_TEXT.title, CHARACTER)}`,
      `До ${countedGenitive(AD_TEXT.attributes, PROPERTY)}, каждое до ${countedGenitive(AD_TEXT.attribute, CHARACTER)}`,
      'Кнопка «Перейти»',
    ],
    cannot: ['Номер, похожий на место', NO_PLACES, NO_SUPERLATIVES],
    scope: 'rating',
  },
  mini_native_card: {
    slot: 'mini_native_card',
    title: 'Узкая карточка',
    summary: 'Одна строка между строками списка.',
    where: `После ${ROWS_BEFORE.mini_native_card}-й строки, не ближе пяти строк к собственному месту агентства`,
    can: [
      'Название со ссылкой',
      `До ${countedGenitive(AD_TEXT.attributes, PROPERTY)}, каждое до ${countedGenitive(AD_TEXT.attribute, CHARACTER)}`,
    ],
    cannot: ['Номер, похожий на место', NO_PLACES, NO_SUPERLATIVES],
    scope: 'rating',
  },
  promotion: {
    slot: 'promotion',
    title: 'Промобаннер',
    summary: 'Полоса под содержанием страницы. Посетитель может её закрыть.',
    where: 'Под содержанием каждой страницы, над подвалом',
    can: [
      'Логотип и название',
      `Фраза до ${countedGenitive(AD_TEXT.title, CHARACTER)}`,
      'Ссылка на сайт рекламодателя',
    ],
    cannot: ['Закрывать собой текст, двигаться и звучать', 'Агентства — участники рейтингов', NO_SUPERLATIVES],
    scope: 'site',
  },
}

export const AD_FORMATS: readonly AdFormat[] = Object.values(FORMATS)

export const formatOf = (slot: AdSlot): AdFormat => FORMATS[slot]

export const ORDER_LIMITS = { leadDays: 5, minMonths: 1, maxMonths: 12 } as const
