import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AGENCY_PAGES, type AgencyPageName } from './agency-pages.ts'
import styles from './agency-title.module.css'
import { ExternalLink, isWebAddress, siteTitle } from './external-link.tsx'
import { confirmedText, isConfirmed } from './fact-text.ts'
import { PlaceFigure } from './place-figure.tsx'

// The dot must not start a new line.
const DOT = `${NBSP}· `

interface AgencyTitleProps {
  agency: Answer<'agency-header'>
  page: AgencyPageName
}

/** Whole on the first tab, short on the others: the tab line below names the tab, so the heading says it to screen readers only. */
export function AgencyTitle({ agency, page }: AgencyTitleProps) {
  const { id, name, logo, best_places } = agency
  const isWhole = page === 'agency'
  return (
    <header className={classNames(styles.title, !isWhole && styles.short)}>
      <LogoImage
        src={logo}
        name={name}
        alt={isWhole ? `Логотип ${inGuillemets(name)}` : ''}
        size="large"
        isEager
        className={styles.logo}
      />
      <h1>
        {name}
        {!isWhole && <VisuallyHidden>{`: ${lowerFirst(AGENCY_PAGES[page])}`}</VisuallyHidden>}
      </h1>
      {best_places[0] && (
        <PlaceFigure agencyId={id} best={best_places[0]} isSmall={!isWhole} className={styles.place} />
      )}
      {isWhole ? <About agency={agency} /> : <Brief agency={agency} />}
    </header>
  )
}

function Brief({ agency }: Pick<AgencyTitleProps, 'agency'>) {
  return (
    <p className={`aside ${styles.about}`}>
      {whoText(agency)}
      {isConfirmed(agency.facts, 'legal') && <span className={styles.confirmed}>юрлицо проверено</span>}
    </p>
  )
}

function About({ agency }: Pick<AgencyTitleProps, 'agency'>) {
  const { tagline, legal, site, facts, reply_hours } = agency
  const confirmed = confirmedText(facts)
  return (
    <div className={`stack-4 start ${styles.about}`}>
      {tagline !== '' && <p>{tagline}</p>}
      <p>{whoText(agency)}</p>
      <p className={`note ${styles.small}`}>
        {legal.name !== '' && `${legal.name}, ИНН ${legal.inn}`}
        {isWebAddress(site) && (
          <>
            {legal.name !== '' && DOT}
            <ExternalLink address={site} isSite>
              {siteTitle(site)}
            </ExternalLink>
          </>
        )}
        {reply_hours !== null && DOT + replyText(reply_hours)}
      </p>
      {confirmed !== null && <p className={styles.confirmed}>{confirmed}</p>}
    </div>
  )
}

const whoText = ({ city, founded, headcount }: AgencyTitleProps['agency']): string =>
  `${city}, с ${founded} года, ${counted(headcount, 'employee')}`

/** «Обычно отвечает за 4 часа». */
export const replyText = (hours: number): string => `Обычно отвечает за ${counted(hours, 'hour')}`
