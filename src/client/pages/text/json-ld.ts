import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { textCrumbs } from './page-text.ts'

export const textJsonLd =
  (name: 'rules' | 'privacy' | 'consent') =>
  ({ siteUrl, answer }: ShownData): object[] => {
    const texts = answer('about-page')?.texts
    return texts ? [breadcrumbList(siteUrl, textCrumbs(texts, href(name)))] : []
  }
