import type { FamilyDocuments } from '../../app/page-document.ts'
import type { offlinePages } from './pages.ts'

export const offlineDocuments: FamilyDocuments<keyof typeof offlinePages> = {
  offline: {
    bundle: 'offline',
    sitemap: { because: 'browsers show it without a network' },
    head: {
      title: 'Нет связи',
      description: 'Что можно прочитать без интернета: сохранённые страницы, просмотренные и выбранные агентства.',
      isEmpty: true,
    },
    jsonLd: null,
    sharePicture: null,
  },
}
