import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import { ABOUT_CRUMBS, PLANS_CRUMBS, PRESS_CRUMBS, TEAM_CRUMBS } from './about-crumbs.ts'
import type { aboutPages } from './pages.ts'

const aboutJsonLd = ({ siteUrl, siteName }: ShownData): object[] => [
  breadcrumbList(siteUrl, ABOUT_CRUMBS),
  schemaObject('AboutPage', {
    url: siteUrl + href('about'),
    inLanguage: 'ru',
    mainEntity: { '@type': 'Organization', name: siteName, url: siteUrl + href('main') },
  }),
]

function teamJsonLd({ siteUrl, siteName, answer }: ShownData): object[] {
  const employees = answer('about-team')?.team.map(({ name, role, path }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    url: siteUrl + path,
  }))
  return [
    breadcrumbList(siteUrl, TEAM_CRUMBS),
    schemaObject('AboutPage', {
      url: siteUrl + href('about-team'),
      inLanguage: 'ru',
      mainEntity: { '@type': 'Organization', name: siteName, url: siteUrl + href('main'), employee: employees ?? [] },
    }),
  ]
}

export const aboutDocuments: FamilyDocuments<keyof typeof aboutPages> = {
  about: {
    bundle: 'about',
    sitemap: 'pages',
    head: {
      title: 'О проекте',
      description:
        'Что это за рейтинг диджитал-агентств, для кого он, откуда данные, как считаются места и на что живёт проект.',
    },
    jsonLd: aboutJsonLd,
    sharePicture: { section: 'О проекте' },
  },
  'about-plans': {
    bundle: 'about',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(PLANS_CRUMBS),
    sharePicture: { section: 'О проекте' },
  },
  'about-team': {
    bundle: 'about',
    sitemap: 'pages',
    head: null,
    jsonLd: teamJsonLd,
    sharePicture: { section: 'О проекте' },
  },
  press: {
    bundle: 'about',
    sitemap: 'pages',
    head: {
      title: 'Прессе: числа, тексты и логотипы',
      description:
        'Числа на сегодня, тексты о проекте в трёх длинах, логотипы SVG и PNG, контакт для журналистов и упоминания в СМИ.',
    },
    jsonLd: crumbsOnly(PRESS_CRUMBS),
    sharePicture: { section: 'О проекте' },
  },
}
