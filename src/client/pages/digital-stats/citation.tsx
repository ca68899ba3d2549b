import { statHref } from '#domain/stats/stat-address.ts'
import { formatDate, moscowDay } from '#domain/time/dates.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectSiteName, selectSiteUrl } from '../../store/shell/site-slice.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { ChartAnswer } from './chart-words.ts'
import type { StatAddress } from './use-stats.ts'

interface CitationProps extends StatAddress {
  answer: ChartAnswer
}

/** A line for an article or a term paper: its address shows these figures whatever is corrected later. */
export function Citation({ answer: { id, title, updated_at }, tab, query }: CitationProps) {
  const siteName = useAppSelector(selectSiteName)
  const siteUrl = useAppSelector(selectSiteUrl)
  if (updated_at === null) return null
  const address = siteUrl + statHref(tab, { ...query, chart: id, asOf: moscowDay(updated_at) })
  return (
    <Disclosure summary="Как цитировать">
      <p className="measure">
        {`${siteName}. ${title} Данные на ${formatDate(updated_at)}. `}
        <a href={address}>{address}</a>
      </p>
      <p className="note measure">По этому адресу останутся те же цифры, даже если данные потом уточнят.</p>
    </Disclosure>
  )
}
