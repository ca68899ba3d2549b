import type { FamilyDocuments } from '../../app/page-document.ts'
import type { confirmPages } from './pages.ts'

export const confirmDocuments: FamilyDocuments<keyof typeof confirmPages> = {
  'message-confirm': {
    bundle: 'forms',
    head: {
      title: 'Подтверждение почты',
      description: 'Личная страница: подтверждение сообщения агентству или запроса отзыва.',
    },
    jsonLd: null,
  },
  'subscription-confirm': {
    bundle: 'subscription',
    head: {
      title: 'Подтверждение подписки',
      description: 'Личная страница: подтверждение подписки на письма.',
    },
    jsonLd: null,
  },
  'subscription-end': {
    bundle: 'subscription',
    head: { title: 'Отписка от писем', description: 'Личная страница: отписка от писем.' },
    jsonLd: null,
  },
}
