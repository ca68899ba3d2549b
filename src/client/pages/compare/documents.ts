import { crumbsOf } from '../../app/crumbs.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { comparePages } from './pages.ts'

export const compareDocuments: FamilyDocuments<keyof typeof comparePages> = {
  compare: {
    bundle: 'compare',
    sitemap: 'pages',
    head: {
      title: 'Сравнение агентств',
      description:
        'Поставьте рядом до пяти диджитал-агентств: цены, отзывы клиентов, опыт, места в рейтингах и открытость.',
    },
    jsonLd: crumbsOnly(crumbsOf('compare')),
    sharePicture: null,
  },
}
