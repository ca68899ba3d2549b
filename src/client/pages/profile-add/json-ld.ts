import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { PROFILE_ADD_CRUMBS } from './crumbs.ts'

export const profileAddJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, PROFILE_ADD_CRUMBS)]
