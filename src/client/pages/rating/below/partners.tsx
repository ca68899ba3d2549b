import type { Params } from '#contract/index.ts'
import { formatMonth } from '#domain/dates.ts'
import { href } from '#domain/paths.ts'
import { counted } from '#domain/plural.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { NumberCell, Table } from '../../../ui/table.tsx'
import styles from './partners.module.css'

/** Spec §2, partners rating of a content system: who is its partner, and with how many projects to show for it. */
export function Partners({ system }: Params<'rating-page-partners'>) {
  const call = useCall('rating-page-partners', { system })
  return (
    <CallSection
      id="partners"
      title={`Партнёры ${call.response?.system ?? 'платформы'}`}
      call={call}
      isEmpty={({ partners }) => partners.length === 0}
    >
      {({ system: title, partners }) => (
        <Table caption={`Партнёры ${title}`} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">Агентство</th>
              <th scope="col">Уровень</th>
              <th scope="col">Проекты</th>
            </tr>
          </thead>
          <tbody>
            {partners.map(({ agency, level, projects, since }) => (
              <tr key={agency.id}>
                <td>
                  <span className={styles.agency}>
                    <LogoImage src={agency.logo} alt="" size="small" />
                    <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
                  </span>
                </td>
                <td>
                  {level}
                  <small className={styles.since}>{`с ${formatMonth(since)}`}</small>
                </td>
                <NumberCell>{counted(projects, 'project')}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </CallSection>
  )
}
