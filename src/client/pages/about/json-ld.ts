import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { ABOUT_CRUMBS, PLANS_CRUMBS, PRESS_CRUMBS, TEAM_CRUMBS } from './about-crumbs.ts'

export const aboutJsonLd = ({ siteUrl, siteName }: ShownData): object[] => [
  breadcrumbList(siteUrl, ABOUT_CRUMBS),
  schemaObject('AboutPage', {
    url: siteUrl + href('about'),
    inLanguage: 'ru',
    mainEntity: { '@type': 'Organization', name: siteName, url: siteUrl + href('main') },
  }),
]

export const plansJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, PLANS_CRUMBS)]

export const pressJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, PRESS_CRUMBS)]

export function teamJsonLd({ siteUrl, siteName, answer }: ShownData): object[] {
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
