import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import type { AgencyPageName } from './agency-pages.ts'

interface AgencyTabsProps {
  agency: Pick<Answer<'agency-header'>, 'name_lat' | 'tabs'>
  page: AgencyPageName
}

/** The server sends only tabs with content. A single review belongs to the reviews tab. */
export function AgencyTabs({ agency: { name_lat, tabs }, page }: AgencyTabsProps) {
  const current = href(page === 'agency-review' ? 'agency-reviews' : page, { agency: name_lat })
  return (
    <TabLinks
      label="Разделы агентства"
      tabs={tabs.map(({ title, path, count }) => ({
        href: path,
        text: title,
        note: count === null ? undefined : formatNumber(count),
      }))}
      currentHref={current}
    />
  )
}
