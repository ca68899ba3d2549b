import { href } from '#domain/paths/paths.ts'
import { CHART_IDS, FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import { csvHref, tabHref } from '#domain/stats/stat-address.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import { statCrumbs } from './chart-words.ts'
import type { statPages } from './pages.ts'
import { CHART_CALL, TABS_CALL } from './stat-calls.ts'
import { chartPicture } from './use-stats.ts'

/** A Dataset for each chart, with its CSV. Structured data is about the canonical page: nothing chosen. */
function statsJsonLd({ siteUrl, answer }: ShownData, { tab = FIRST_TAB }: { tab?: string }): object[] {
  if (!isStatTab(tab)) return []
  const title = answer(TABS_CALL)?.tabs.find(({ id }) => id === tab)?.title ?? ''
  const datasets = CHART_IDS[tab].flatMap(id => {
    const chart = answer(CHART_CALL, { id })
    if (!chart) return []
    const { title: name, method, source, updated_at, chart: data } = chart
    const [from, to] = [data.dates[0], data.dates.at(-1)]
    return schemaObject('Dataset', {
      name,
      description: `${method} Источник: ${source}.`,
      url: `${siteUrl}${tabHref(tab)}#${id}`,
      creator: { '@type': 'Organization', url: `${siteUrl}${href('main')}` },
      isAccessibleForFree: true,
      inLanguage: 'ru',
      ...(updated_at === null ? {} : { dateModified: updated_at }),
      ...(from && to ? { temporalCoverage: `${from}/${to}` } : {}),
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'text/csv',
          contentUrl: siteUrl + csvHref(tab, id, { choices: {} }),
        },
      ],
    })
  })
  return [breadcrumbList(siteUrl, statCrumbs(tab, title)), ...datasets]
}

export const statDocuments: FamilyDocuments<keyof typeof statPages> = {
  'digital-stats': {
    bundle: 'digital-stats',
    sitemap: 'statistics',
    head: null,
    jsonLd: statsJsonLd,
    sharePicture: { ofQuery: chartPicture },
  },
  'digital-stats-tab': {
    bundle: 'digital-stats',
    sitemap: 'statistics',
    head: null,
    jsonLd: statsJsonLd,
    sharePicture: { ofQuery: chartPicture },
  },
}
