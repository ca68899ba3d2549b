import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import { articleJsonLd, interviewJsonLd } from '../../features/article/article-json-ld.ts'
import {
  categoryCrumbs,
  interviewCrumbs,
  newsItemCrumbs,
  personCrumbs,
  personInterviewCrumbs,
  studyCrumbs,
  termCrumbs,
} from './crumbs.ts'
import type { readingPages } from './pages.ts'

function newsListJsonLd({ siteUrl, answer }: ShownData, { category }: { category?: string }): object[] {
  const title = answer('news-list')?.h1
  const crumbs = category === undefined || title === undefined ? crumbsOf('news') : categoryCrumbs(title, category)
  return [breadcrumbList(siteUrl, crumbs)]
}

function newsItemJsonLd({ siteUrl, answer }: ShownData): object[] {
  const news = answer('news-one')
  return news ? [breadcrumbList(siteUrl, newsItemCrumbs(news)), articleJsonLd('NewsArticle', siteUrl, news)] : []
}

function studyJsonLd({ siteUrl, answer }: ShownData): object[] {
  const study = answer('research-get')
  return study ? [breadcrumbList(siteUrl, studyCrumbs(study)), articleJsonLd('Article', siteUrl, study)] : []
}

function termJsonLd({ siteUrl, answer }: ShownData): object[] {
  const term = answer('abc-get')
  if (!term) return []
  return [
    breadcrumbList(siteUrl, termCrumbs(term)),
    schemaObject('DefinedTerm', {
      name: term.title,
      description: term.lead,
      ...(term.synonyms.length > 0 && { alternateName: term.synonyms }),
      url: siteUrl + term.path,
      inDefinedTermSet: siteUrl + href('abc'),
      inLanguage: 'ru',
    }),
  ]
}

function interviewPageJsonLd({ siteUrl, answer }: ShownData): object[] {
  const interview = answer('agencies-interview')
  if (!interview) return []
  return [breadcrumbList(siteUrl, interviewCrumbs(interview)), interviewJsonLd(siteUrl, interview)]
}

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

export const readingDocuments: FamilyDocuments<keyof typeof readingPages> = {
  news: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: newsListJsonLd,
    sharePicture: null,
  },
  'news-category': {
    bundle: 'articles',
    sitemap: 'categories',
    head: null,
    jsonLd: newsListJsonLd,
    sharePicture: null,
  },
  'news-item': {
    bundle: 'article',
    sitemap: 'news',
    head: null,
    jsonLd: newsItemJsonLd,
    sharePicture: { section: 'Новости' },
  },
  research: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(crumbsOf('research')),
    sharePicture: null,
  },
  'research-item': {
    bundle: 'article',
    sitemap: 'research',
    head: null,
    jsonLd: studyJsonLd,
    sharePicture: { section: 'Исследования' },
  },
  abc: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(crumbsOf('abc')),
    sharePicture: null,
  },
  'abc-item': {
    bundle: 'article',
    sitemap: 'terms',
    head: null,
    jsonLd: termJsonLd,
    sharePicture: { section: 'Азбука' },
  },
  interviews: {
    bundle: 'articles',
    sitemap: 'pages',
    head: {
      title: 'Интервью с руководителями агентств',
      description: 'Руководители диджитал-агентств о начале, деньгах, ошибках и о том, как выбирать подрядчика.',
    },
    jsonLd: crumbsOnly(crumbsOf('interviews')),
    sharePicture: null,
  },
  interview: {
    bundle: 'article',
    sitemap: 'interviews',
    head: null,
    jsonLd: interviewPageJsonLd,
    sharePicture: { section: 'Интервью' },
  },
  person: {
    bundle: 'persons',
    sitemap: 'persons',
    head: null,
    jsonLd: personJsonLd,
    sharePicture: { section: 'Люди отрасли' },
  },
  'person-interview': {
    bundle: 'article',
    sitemap: { because: 'its canonical address is that of the person' },
    head: null,
    jsonLd: personInterviewJsonLd,
    sharePicture: { of: ({ person }) => href('person', { person }) },
  },
}
