import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { articleJsonLd } from '../../features/article/article-json-ld.ts'
import { categoryCrumbs, newsCrumbs, newsItemCrumbs } from './news-crumbs.ts'

export function newsListJsonLd({ siteUrl, answer }: ShownData, { category }: { category?: string }): object[] {
  const title = answer('news-list')?.h1
  const crumbs = category === undefined || title === undefined ? newsCrumbs() : categoryCrumbs(title, category)
  return [breadcrumbList(siteUrl, crumbs)]
}

export function newsItemJsonLd({ siteUrl, answer }: ShownData): object[] {
  const news = answer('news-one')
  return news ? [breadcrumbList(siteUrl, newsItemCrumbs(news)), articleJsonLd('NewsArticle', siteUrl, news)] : []
}
