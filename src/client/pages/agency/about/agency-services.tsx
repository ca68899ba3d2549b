import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatPercent } from '#domain/numbers/numbers.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './agency-services.module.css'

interface AgencyServicesProps {
  services: Answer<'agency-header'>['services']
}

export function AgencyServices({ services }: AgencyServicesProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services">
      <SectionHeading id="services">Услуги</SectionHeading>
      <table className={styles.services}>
        <thead>
          <tr>
            <th scope="col">Услуга</th>
            <th scope="col">Доля в работе</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ slug, title, share, price_from }) => (
            <tr key={slug}>
              <th scope="row">{title}</th>
              <td className={styles.share}>
                {formatPercent(share)}
                <ProgressRuler share={share} />
              </td>
              <td className={price_from === null ? styles.unknown : undefined}>
                {formatPriceFrom(price_from, serviceBySlug(slug)?.unit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
