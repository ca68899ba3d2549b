import type { FamilyDocuments } from '../../app/page-document.ts'
import type { subscriptionPages } from './pages.ts'

export const subscriptionDocuments: FamilyDocuments<keyof typeof subscriptionPages> = {
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
