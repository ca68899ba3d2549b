import { href } from '#domain/paths/paths.ts'
import { portfolioProjects } from '#domain/russian/count-labels.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { type Partner, partnershipText } from '../frame/cms-text.ts'
import styles from './partners.module.css'

export function PartnerCards({ partners }: { partners: readonly Partner[] }) {
  return (
    <ol className={styles.cards}>
      {partners.map(partner => {
        const { agency, projects } = partner
        const partnership = partnershipText(partner)
        return (
          <li key={agency.id} className={`row-12 dense ${styles.card}`}>
            <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
            <span>
              <a className="cover" href={href('agency', { agency: agency.name_lat })}>
                {agency.name}
              </a>
              <small>{`${agency.city} · ${portfolioProjects(projects)}`}</small>
              {partnership !== null && <small>{partnership}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
