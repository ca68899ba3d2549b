import type { FamilyDocuments } from '../../app/page-document.ts'
import type { searchPages } from './pages.ts'

export const searchDocuments: FamilyDocuments<keyof typeof searchPages> = {
  search: {
    bundle: 'search',
    sitemap: { because: 'robots.txt closes search results' },
    head: {
      title: 'Поиск агентств, терминов, статей и кейсов',
      description: 'Поиск по агентствам каталога, рейтингам, терминам азбуки, исследованиям, новостям и кейсам.',
    },
    jsonLd: null,
    sharePicture: null,
  },
}
