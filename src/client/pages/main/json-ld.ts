import { href } from '#domain/paths/paths.ts'
import { type ShownData, schemaObject } from '../../app/json-ld.ts'

/** The name that search engines show for the site. */
export const mainJsonLd = ({ siteUrl, siteName }: ShownData): object[] => [
  schemaObject('WebSite', { name: siteName, url: siteUrl + href('main'), inLanguage: 'ru' }),
]
