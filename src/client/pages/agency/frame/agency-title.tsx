import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './agency-title.module.css'
import { ExternalLink, isWebAddress, siteTitle } from './external-link.tsx'
import { confirmedText } from './fact-text.ts'

interface AgencyTitleProps {
  agency: Answer<'agency-header'>
}

export function AgencyTitle({ agency }: AgencyTitleProps) {
  const { name, logo, tagline, city, founded, headcount, legal, site, facts } = agency
  const confirmed = confirmedText(facts)
  return (
    <header className={styles.title}>
      <LogoImage src={logo} name={name} alt={`Логотип «${name}»`} size="large" isEager />
      <h1>{name}</h1>
      <div className={styles.about}>
        {tagline !== '' && <p>{tagline}</p>}
        <p>{`${city} · с ${founded} года · ${counted(headcount, 'employee')}`}</p>
        <p className={styles.legal}>
          {legal.name !== '' && `${legal.name}, ИНН ${legal.inn}`}
          {isWebAddress(site) && (
            <>
              {legal.name !== '' && ' · '}
              <ExternalLink address={site}>{siteTitle(site)}</ExternalLink>
            </>
          )}
        </p>
        {confirmed !== null && <p className={styles.confirmed}>{confirmed}</p>}
      </div>
    </header>
  )
}
