import type { FamilyDocuments } from '../../app/page-document.ts'
import type { reviewRequestPages } from './pages.ts'

export const reviewRequestDocuments: FamilyDocuments<keyof typeof reviewRequestPages> = {
  'review-request': {
    bundle: 'review-request',
    sitemap: 'pages',
    head: {
      title: 'Запросить отзыв клиента об агентстве',
      description:
        'Клиент получит письмо с личной ссылкой и сам напишет отзыв: оценки, текст, стоимость и срок работы.',
    },
    jsonLd: null,
  },
  'review-client': {
    bundle: 'review-request',
    sitemap: 'pages',
    head: {
      title: 'Оставить отзыв об агентстве',
      description: 'Отзыв пишут по личной ссылке: укажите проект и свою рабочую почту, и мы сразу пришлём её.',
    },
    jsonLd: null,
  },
  'review-request-help': {
    bundle: 'article',
    sitemap: 'pages',
    head: {
      title: 'Как запросить отзыв',
      description:
        'Какую почту указать, сколько действует личная ссылка, как отзыв проверяют и как агентство отвечает.',
    },
    jsonLd: null,
  },
}
