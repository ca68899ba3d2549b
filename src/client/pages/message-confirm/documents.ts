import type { FamilyDocuments } from '../../app/page-document.ts'
import type { messagePages } from './pages.ts'

export const messageDocuments: FamilyDocuments<keyof typeof messagePages> = {
  'message-confirm': {
    bundle: 'forms',
    head: {
      title: 'Подтверждение почты',
      description: 'Личная страница: подтверждение сообщения агентству или запроса отзыва.',
    },
    jsonLd: null,
  },
}
