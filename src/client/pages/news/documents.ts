import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import { articleJsonLd } from '../../features/article/article-json-ld.ts'
import { categoryCrumbs, newsCrumbs, newsItemCrumbs } from './news-crumbs.ts'
import type { newsPages } from './pages.ts'

function newsListJsonLd({ siteUrl, answer }: ShownData, { category }: { category?: string }): object[] {
  const title = answer('news-list')?.h1
  const crumbs = category === undefined || title === undefined ? newsCrumbs() : categoryCrumbs(title, category)
  return [breadcrumbList(siteUrl, crumbs)]
}

function newsItemJsonLd({ siteUrl, answer }: ShownData): object[] {
  const news = answer('news-one')
  return news ? [breadcrumbList(siteUrl, newsItemCrumbs(news)), articleJsonLd('NewsArticle', siteUrl, news)] : []
}

export const newsDocuments: FamilyDocuments<keyof typeof newsPages> = {
  news: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: newsListJsonLd,
  },
  'news-category': {
    bundle: 'articles',
    sitemap: 'categories',
    head: null,
    jsonLd: newsListJsonLd,
  },
  'news-item': {
    bundle: 'article',
    sitemap: 'news',
    head: null,
    jsonLd: newsItemJsonLd,
  },
}
