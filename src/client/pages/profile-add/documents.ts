import { crumbsOf } from '../../app/crumbs.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { profilePages } from './pages.ts'

export const profileDocuments: FamilyDocuments<keyof typeof profilePages> = {
  'profile-add': {
    bundle: 'profile-add',
    sitemap: 'pages',
    head: {
      title: 'Добавить агентство в каталог',
      description:
        'Бесплатная заявка на участие: что рассказать об агентстве, как её проверяют и как попасть в рейтинги.',
    },
    jsonLd: crumbsOnly(crumbsOf('profile-add')),
    sharePicture: null,
  },
}
