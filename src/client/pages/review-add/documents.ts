import type { FamilyDocuments } from '../../app/page-document.ts'
import type { reviewAddPages } from './pages.ts'

export const reviewAddDocuments: FamilyDocuments<keyof typeof reviewAddPages> = {
  'review-add': {
    bundle: 'review-forms',
    head: {
      title: 'Отзыв об агентстве',
      description: 'Отзыв клиента по личной ссылке из письма.',
    },
    jsonLd: null,
  },
}
