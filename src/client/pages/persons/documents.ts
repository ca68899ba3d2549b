import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import { interviewJsonLd } from '../../features/article/interview-json-ld.ts'
import type { personPages } from './pages.ts'
import { personCrumbs, personInterviewCrumbs } from './person-crumbs.ts'

function personJsonLd({ siteUrl, siteName, answer }: ShownData): object[] {
  const person = answer('person-about')
  if (!person) return []
  const { name, role, agency, text, is_team } = person
  const employer = is_team ? siteName : agency?.name
  const crumbs = personCrumbs(person)
  const profile = schemaObject('ProfilePage', {
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      description: text.join(' '),
      url: siteUrl + (crumbs.at(-1)?.path ?? '/'),
      ...(employer ? { worksFor: { '@type': 'Organization', name: employer } } : {}),
    },
  })
  return [breadcrumbList(siteUrl, crumbs), profile]
}

function personInterviewJsonLd({ siteUrl, answer }: ShownData): object[] {
  const interview = answer('person-interview')
  if (!interview) return []
  return [breadcrumbList(siteUrl, personInterviewCrumbs(interview.person)), interviewJsonLd(siteUrl, interview)]
}

export const personDocuments: FamilyDocuments<keyof typeof personPages> = {
  person: {
    bundle: 'persons',
    sitemap: 'persons',
    head: null,
    jsonLd: personJsonLd,
  },
  'person-interview': {
    bundle: 'persons',
    sitemap: { because: 'its canonical address is that of the person' },
    head: null,
    jsonLd: personInterviewJsonLd,
  },
}
