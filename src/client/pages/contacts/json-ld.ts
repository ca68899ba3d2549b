import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { CONTACTS_CRUMBS } from './crumbs.ts'

export const contactsJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, CONTACTS_CRUMBS)]
