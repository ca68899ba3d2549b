import { crumbsOf } from '../../app/crumbs.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { pickerPages } from './pages.ts'

export const pickerDocuments: FamilyDocuments<keyof typeof pickerPages> = {
  picker: {
    bundle: 'picker',
    sitemap: 'pages',
    head: {
      title: 'Подбор агентства под задачу',
      description:
        'Назовите задачу, город, бюджет и срок — покажем агентства рейтинга, которые подходят, и что есть рядом.',
    },
    jsonLd: crumbsOnly(crumbsOf('picker')),
    sharePicture: null,
  },
}
