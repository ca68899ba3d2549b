import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { articleJsonLd } from '../../features/article/article-json-ld.ts'
import { researchCrumbs, studyCrumbs } from './research-crumbs.ts'

export const researchListJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, researchCrumbs())]

export function studyJsonLd({ siteUrl, answer }: ShownData): object[] {
  const study = answer('research-get')
  return study ? [breadcrumbList(siteUrl, studyCrumbs(study)), articleJsonLd('Article', siteUrl, study)] : []
}
