import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { interviewJsonLd } from '../../features/article/interview-json-ld.ts'
import { interviewCrumbs, interviewsCrumbs } from './interview-crumbs.ts'

export const interviewListJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, interviewsCrumbs())]

export function interviewPageJsonLd({ siteUrl, answer }: ShownData): object[] {
  const interview = answer('agencies-interview')
  if (!interview) return []
  return [breadcrumbList(siteUrl, interviewCrumbs(interview)), interviewJsonLd(siteUrl, interview)]
}
