import type { FamilyDocuments } from '../../app/page-document.ts'
import type { reviewFormPages } from './pages.ts'

export const reviewFormDocuments: FamilyDocuments<keyof typeof reviewFormPages> = {
  'review-request': {
    bundle: 'review-request',
    sitemap: 'pages',
    head: {
      title: 'Запросить отзыв клиента об агентстве',
      description:
        'Клиент получит письмо с личной ссылкой и сам напишет отзыв: оценки, текст, стоимость и срок работы.',
    },
    jsonLd: null,
    sharePicture: null,
  },
  'review-client': {
    bundle: 'review-request',
    sitemap: 'pages',
    head: {
      title: 'Оставить отзыв об агентстве',
      description: 'Отзыв пишут по личной ссылке: укажите проект и свою рабочую почту, и мы сразу пришлём её.',
    },
    jsonLd: null,
    sharePicture: null,
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
    sharePicture: null,
  },
  'review-add': {
    bundle: 'review-forms',
    head: { title: 'Отзыв об агентстве', description: 'Отзыв клиента по личной ссылке из письма.' },
    jsonLd: null,
  },
  'review-reply': {
    bundle: 'review-forms',
    head: {
      title: 'Ответ на отзыв',
      description: 'Ответ агентства на отзыв клиента по личной ссылке из письма.',
    },
    jsonLd: null,
  },
}
