import type { Article } from '#contract/shapes/article.ts'
import { schemaObject } from '../../app/json-ld.ts'

/** Structured data of a text. Everything in it is also visible on the page. */
export const articleJsonLd = (type: 'NewsArticle' | 'Article', siteUrl: string, article: Article) =>
  schemaObject(type, {
    headline: article.title,
    description: article.lead,
    ...(article.author && {
      author: {
        '@type': 'Person',
        name: article.author.name,
        jobTitle: article.author.role,
        url: siteUrl + article.author.path,
      },
    }),
    datePublished: article.published_at,
    ...(article.updated_at !== null && { dateModified: article.updated_at }),
    ...(article.category && { articleSection: article.category.title }),
    mainEntityOfPage: siteUrl + article.path,
    inLanguage: 'ru',
  })
