import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { type AgencyPageName, agencyHeading } from './agency-pages.ts'
import styles from './agency-title.module.css'
import { ExternalLink, isWebAddress, siteTitle } from './external-link.tsx'
import { confirmedText } from './fact-text.ts'
import { PlaceFigure } from './place-figure.tsx'

interface AgencyTitleProps {
  agency: Answer<'agency-header'>
  page: AgencyPageName
}

/** Whole on the first tab; small on the others, because visitors come for the tab's content. */
export function AgencyTitle({ agency, page }: AgencyTitleProps) {
  const { id, name, logo, best_places } = agency
  const isWhole = page === 'agency'
  return (
    <header className={classNames(styles.title, !isWhole && styles.compact)}>
      <LogoImage
        src={logo}
        name={name}
        alt={isWhole ? `Логотип ${inGuillemets(name)}` : ''}
        size={isWhole ? 'large' : 'medium'}
        isEager
        className={styles.logo}
      />
      <h1>{agencyHeading(name, page)}</h1>
      {best_places[0] && (
        <PlaceFigure agencyId={id} best={best_places[0]} isSmall={!isWhole} className={styles.place} />
      )}
      {isWhole && <About agency={agency} />}
    </header>
  )
}

function About({ agency }: Pick<AgencyTitleProps, 'agency'>) {
  const { tagline, city, founded, headcount, legal, site, facts, reply_hours } = agency
  const confirmed = confirmedText(facts)
  return (
    <div className={`stack-4 start ${styles.about}`}>
      {tagline !== '' && <p>{tagline}</p>}
      <p>{`${city}, с ${founded} года, ${counted(headcount, 'employee')}`}</p>
      <p className={`note ${styles.small}`}>
        {legal.name !== '' && `${legal.name}, ИНН ${legal.inn}`}
        {isWebAddress(site) && (
          <>
            {legal.name !== '' && ' · '}
            <ExternalLink address={site} isSite>
              {siteTitle(site)}
            </ExternalLink>
          </>
        )}
        {reply_hours !== null && ` · ${replyText(reply_hours)}`}
      </p>
      {confirmed !== null && <p className={styles.confirmed}>{confirmed}</p>}
    </div>
  )
}

/** «Обычно отвечает за 4 часа». */
export const replyText = (hours: number): string => `Обычно отвечает за ${counted(hours, 'hour')}`
