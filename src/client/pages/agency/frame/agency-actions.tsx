import type { Answer } from '#contract/index.ts'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { CompareBox, CompareForm } from '../../../features/selection/compare-box.tsx'
import { ShowPhone } from '../../../features/show-phone/show-phone.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './agency-frame.module.css'

export function AgencyActions({ agency }: { agency: Answer<'agency-header'> }) {
  const { id, name, name_lat, accepts_requests } = agency
  return (
    <div className={`wrap-8 ${styles.actions}`} data-print="none">
      <CompareBox id={id} name={name} className={styles.compare} />
      <ShowPhone agency={name_lat} tone="secondary" />
      {accepts_requests && (
        <ButtonLink tone="primary" className={styles.request} href={tenderPath([id])}>
          Отправить заявку
        </ButtonLink>
      )}
      <CompareForm />
    </div>
  )
}
