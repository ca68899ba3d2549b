import { href } from '#domain/paths/paths.ts'
import { type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import type { mainPages } from './pages.ts'

/** The name that search engines show for the site. */
const mainJsonLd = ({ siteUrl, siteName }: ShownData): object[] => [
  schemaObject('WebSite', { name: siteName, url: siteUrl + href('main'), inLanguage: 'ru' }),
]

export const mainDocuments: FamilyDocuments<keyof typeof mainPages> = {
  main: {
    bundle: 'main',
    sitemap: 'pages',
    head: {
      title: 'Рейтинг диджитал-агентств Рунета',
      description:
        'Открытый рейтинг диджитал-агентств: проекты, проверенные отзывы клиентов, цены. Места не продаются, методика опубликована.',
    },
    jsonLd: mainJsonLd,
    sharePicture: null,
  },
}
