import type { FamilyDocuments } from '../../app/page-document.ts'
import type { reviewReplyPages } from './pages.ts'

export const reviewReplyDocuments: FamilyDocuments<keyof typeof reviewReplyPages> = {
  'review-reply': {
    bundle: 'review-forms',
    head: {
      title: 'Ответ на отзыв',
      description: 'Ответ агентства на отзыв клиента по личной ссылке из письма.',
    },
    jsonLd: null,
  },
}
