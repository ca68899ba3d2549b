import type { Interview } from '#contract/shapes/interview.ts'
import { schemaObject } from '../../app/json-ld.ts'

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
