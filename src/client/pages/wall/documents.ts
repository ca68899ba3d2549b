import { crumbsOf } from '../../app/crumbs.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { wallPages } from './pages.ts'

export const wallDocuments: FamilyDocuments<keyof typeof wallPages> = {
  wall: {
    bundle: 'wall',
    sitemap: 'pages',
    head: {
      title: 'Стена агентств: логотипы участников рейтингов',
      description:
        'Все участники рейтингов на одной странице, лучшие первыми. Узнали логотип — откройте страницу агентства.',
    },
    jsonLd: crumbsOnly(crumbsOf('wall')),
    sharePicture: null,
  },
}
