import type { Answer } from '#contract/index.ts'
import { shareTexts } from '#domain/numbers/apportion.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './facts.module.css'

interface AgencyServicesProps {
  services: Answer<'agency-header'>['services']
}

export function AgencyServices({ services }: AgencyServicesProps) {
  if (services.length === 0) return null
  const texts = shareTexts(services.map(({ share }) => share))
  return (
    <section aria-labelledby="services">
      <SectionHeading id="services">Услуги</SectionHeading>
      <table className={`dense ${styles.services}`}>
        <thead>
          <tr>
            <th scope="col">Услуга</th>
            <th scope="col">Доля в работе</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ slug, title, share, price_from, price_usual }, at) => (
            <tr key={slug}>
              <th scope="row">{title}</th>
              <td className={styles.share}>
                {texts[at]}
                <ProgressRuler share={share} />
              </td>
              <td className={price_from === null ? 'faint' : undefined}>
                {askedText(price_from, price_usual, serviceBySlug(slug)?.unit ?? 'project')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
