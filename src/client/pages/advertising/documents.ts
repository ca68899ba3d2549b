import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import {
  AD_CONTACTS_CRUMBS,
  ADVERTISING_CRUMBS,
  PAST_SPONSORS_CRUMBS,
  PRICES_CRUMBS,
  REGISTER_CRUMBS,
  REVIEWS_CRUMBS,
  SPONSORS_CRUMBS,
} from './ad-crumbs.ts'
import type { advertisingPages } from './pages.ts'

export const advertisingDocuments: FamilyDocuments<keyof typeof advertisingPages> = {
  advertising: {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Реклама на сайте: аудитория и форматы',
      description:
        'Сколько людей смотрит рейтинги по месяцам, устройствам и городам, какие есть форматы рекламы и чего она не меняет.',
    },
    jsonLd: crumbsOnly(ADVERTISING_CRUMBS),
    sharePicture: null,
  },
  'advertising-prices': {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Цены на рекламу и свободные месяцы',
      description: 'Форматы, сроки и цены рекламы на сайте, какие месяцы свободны, правила и форма заявки.',
    },
    jsonLd: crumbsOnly(PRICES_CRUMBS),
    sharePicture: null,
  },
  'advertising-past-sponsors': {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Спонсоры прошлых лет',
      description: 'Кто рекламировался на сайте по годам: рекламодатели, форматы, рейтинги и сроки показа.',
    },
    jsonLd: crumbsOnly(PAST_SPONSORS_CRUMBS),
    sharePicture: null,
  },
  'advertising-reviews': {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Отзывы рекламодателей',
      description: 'Что говорят о рекламе на сайте те, кто её покупал: формат, срок, что получилось и что нет.',
    },
    jsonLd: crumbsOnly(REVIEWS_CRUMBS),
    sharePicture: null,
  },
  'advertising-contacts': {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Отдел рекламы: контакты',
      description: 'Кто отвечает за рекламу, почта, телефоны и реквизиты издателя для договора.',
    },
    jsonLd: crumbsOnly(AD_CONTACTS_CRUMBS),
    sharePicture: null,
  },
  'advertising-register': {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Реестр рекламы',
      description:
        'Каждое объявление, которое показывалось на сайте: рекламодатель, ИНН, erid, место, срок, показы и клики по дням. CSV.',
    },
    jsonLd: crumbsOnly(REGISTER_CRUMBS),
    sharePicture: null,
  },
  sponsors: {
    bundle: 'advertising',
    sitemap: 'pages',
    head: {
      title: 'Спонсоры рейтингов',
      description: 'Кто сейчас спонсор рейтингов, что это значит для списка и как стать спонсором.',
    },
    jsonLd: crumbsOnly(SPONSORS_CRUMBS),
    sharePicture: null,
  },
}
