import type { Interview } from '#contract/shapes/interview.ts'
import { schemaObject } from '../../app/json-ld.ts'

/** An interview as search engines read it: headline, whose words, when; all of it stands on the page. */
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
