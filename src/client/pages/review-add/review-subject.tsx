import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './review-add.module.css'

export function ReviewSubject({ form: { agency, service, url, expires_at } }: { form: Answer<'review-add-form'> }) {
  if (!agency) return null
  return (
    <div className={styles.subject}>
      <LogoImage src={agency.logo} name={agency.name} alt="" />
      <div>
        <p>
          <TextLink look="quiet" isStrong href={href('agency', { agency: agency.name_lat })}>
            {agency.name}
          </TextLink>
        </p>
        <p className={styles.about}>{[service, url].filter(Boolean).join(' · ')}</p>
        {expires_at && <p className={styles.note}>{`Ссылка действует один раз, до ${formatDate(expires_at)}`}</p>}
      </div>
    </div>
  )
}
