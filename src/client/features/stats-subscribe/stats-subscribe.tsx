import { SUBSCRIBE_FORM } from '#domain/forms/subscribe-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './stats-subscribe.module.css'

type SubscribeBoxProps = (
  | { call: '/v2/digitalStats/subscribe'; subject: { tab: string } }
  | { call: 'cases-subscribe'; subject: { hashtag: string } }
  | { call: 'news-subscribe'; subject: Record<never, never> }
) & { title: string; lead: string; headingLevel?: 2 | 3 }

export function SubscribeBox({ title, lead, headingLevel = 3, call, subject }: SubscribeBoxProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={`stack-12 ${styles.box}`} aria-labelledby="subscribe-title">
      <Heading className={styles.title} id="subscribe-title">
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      <CallForm
        call={call}
        subject={subject}
        rules={SUBSCRIBE_FORM}
        submit="Подписаться"
        success="Проверьте почту: мы отправили письмо со ссылкой. Подписка начнётся, когда вы её подтвердите"
      >
        {({ email, consent, ...rest }) =>
          allDrawn(
            rest,
            <>
              <TextField {...email} placeholder="почта@компания.рф" />
              <Checkbox {...consent}>
                Даю <a href={`${href('consent')}#consent-newsletter`}>согласие на рассылку</a>
              </Checkbox>
              <p className={styles.privacy}>
                Как мы храним адрес — в <a href={href('privacy')}>политике обработки данных</a>.
              </p>
            </>,
          )
        }
      </CallForm>
    </section>
  )
}
