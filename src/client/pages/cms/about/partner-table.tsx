import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type Partner, partnershipText } from '../frame/cms-text.ts'
import styles from './partners.module.css'

export function PartnerTable({ partners }: { partners: readonly Partner[] }) {
  const most = Math.max(...partners.map(({ projects }) => projects))
  const hasPartners = partners.some(({ level }) => level !== null)
  return (
    <Table caption="Агентства, их партнёрство и число проектов" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Агентство</th>
          <th scope="col">Город</th>
          {hasPartners && <th scope="col">Партнёрство</th>}
          <th scope="col" className={styles.projects}>
            {PORTFOLIO_PROJECTS}
          </th>
        </tr>
      </thead>
      <tbody>
        {partners.map(partner => (
          <tr key={partner.agency.id} className={styles.row}>
            <th scope="row">
              <span className="row-12">
                <LogoImage src={partner.agency.logo} name={partner.agency.name} alt="" size="small" />
                <TextLink look="quiet" isStrong href={href('agency', { agency: partner.agency.name_lat })}>
                  {partner.agency.name}
                </TextLink>
              </span>
            </th>
            <td>{partner.agency.city}</td>
            {hasPartners && <td className="muted">{partnershipText(partner) ?? 'нет'}</td>}
            <td className={styles.projects}>
              <div className={styles.bar}>
                <ValueBar at={partner.projects / most} text={formatNumber(partner.projects)} isQuiet />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
