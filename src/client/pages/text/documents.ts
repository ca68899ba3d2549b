import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import { textCrumbs } from './page-text.ts'
import type { textPages } from './pages.ts'

const textJsonLd =
  (name: 'rules' | 'privacy' | 'consent') =>
  ({ siteUrl, answer }: ShownData): object[] => {
    const texts = answer('about-page')?.texts
    return texts ? [breadcrumbList(siteUrl, textCrumbs(texts, href(name)))] : []
  }

export const textDocuments: FamilyDocuments<keyof typeof textPages> = {
  rules: {
    bundle: 'article',
    sitemap: 'pages',
    head: {
      title: 'Правила сайта',
      description: 'Кто и как попадает в рейтинги, как проверяются отзывы, что удаляется и как обжаловать решение.',
    },
    jsonLd: textJsonLd('rules'),
    sharePicture: null,
  },
  privacy: {
    bundle: 'article',
    sitemap: 'pages',
    head: {
      title: 'Политика в отношении обработки персональных данных',
      description: 'Какие персональные данные мы получаем, зачем, сколько храним и как запросить их удаление.',
    },
    jsonLd: textJsonLd('privacy'),
    sharePicture: null,
  },
  consent: {
    bundle: 'article',
    sitemap: 'pages',
    head: {
      title: 'Согласия на обработку персональных данных',
      description:
        'Тексты согласий: на обработку персональных данных, на передачу агентствам, на публикацию отзыва и на рассылку.',
    },
    jsonLd: textJsonLd('consent'),
    sharePicture: null,
  },
}
