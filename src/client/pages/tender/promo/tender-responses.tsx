import { ServiceResponseList } from '../../../features/service-responses/service-response-list.tsx'
import { useCall } from '../../../store/hooks.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './view.module.css'

const NO_PARAMS = {}

/** Responses of senders whose tender has ended. */
export function TenderResponses() {
  const { response } = useCall('responses-about-workspace', NO_PARAMS)
  if (!response || response.responses.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="said">
      <SectionHeading id="said">Что говорят отправители</SectionHeading>
      <ServiceResponseList responses={response.responses} />
    </section>
  )
}
