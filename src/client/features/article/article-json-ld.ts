import type { Article } from '#contract/shapes/article.ts'
import type { Interview } from '#contract/shapes/interview.ts'
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

/** Structured data of an interview. Everything in it is also visible on the page. */
export const interviewJsonLd = (siteUrl: string, interview: Interview) => {
  const { title, lead, person, agency, path, published_at } = interview
  return schemaObject('Article', {
    headline: title,
    description: lead,
    author: {
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      url: siteUrl + person.path,
      ...(agency ? { worksFor: { '@type': 'Organization', name: agency.name } } : {}),
    },
    datePublished: published_at,
    mainEntityOfPage: siteUrl + path,
    inLanguage: 'ru',
  })
}
