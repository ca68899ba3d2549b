import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { type AgencyPageName, agencyHeading } from './agency-pages.ts'
import styles from './compact-title.module.css'
import { priceUnit } from './price-unit.ts'

interface CompactTitleProps {
  agency: Answer<'agency-header'>
  page: AgencyPageName
}

/** The header of all tabs but the first, kept small because visitors come for the tab's content. */
export function CompactTitle({ agency, page }: CompactTitleProps) {
  const { name, logo, city, reviews, price_from } = agency
  return (
    <header className={styles.title}>
      <LogoImage src={logo} name={name} alt="" isEager />
      <h1>{agencyHeading(name, page)}</h1>
      <ul>
        <li>{city}</li>
        {reviews.average !== null && (
          <li>
            <Stars value={formatFixed(reviews.average)} />
            {` · ${allReviews(reviews.count)}`}
          </li>
        )}
        {price_from !== null && <li>{formatPriceFrom(price_from, priceUnit(agency))}</li>}
      </ul>
    </header>
  )
}
