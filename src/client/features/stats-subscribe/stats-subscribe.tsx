import type { ReactNode } from 'react'
import { SUBSCRIBE_FORM } from '#domain/forms/subscribe-form.ts'
import { href } from '#domain/paths/paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './stats-subscribe.module.css'

/**
 * Features do not import each other, so the page joins the parts:
 * `<SubscribeBox …><CallForm {...SUBSCRIBE} subject={{ tab }}>{fields => <SubscribeFields {...fields} />}</CallForm></SubscribeBox>`
 */
export const SUBSCRIBE = {
  call: '/v2/digitalStats/subscribe',
  rules: SUBSCRIBE_FORM,
  labels: { email: 'Почта', consent: 'согласие на рассылку' },
  submit: 'Подписаться',
  success: 'Проверьте почту: мы отправили письмо со ссылкой. Подписка начнётся, когда вы её подтвердите',
} as const

interface SubscribeBoxProps {
  title: string
  lead: string
  headingLevel?: 2 | 3
  children: ReactNode
}

export function SubscribeBox({ title, lead, headingLevel = 3, children }: SubscribeBoxProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.box} aria-labelledby="subscribe-title">
      <Heading className={styles.title} id="subscribe-title">
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}

interface SubscribeFieldsProps {
  text: (name: 'email') => {
    id: string
    name: string
    label: string
    defaultValue: string
    error: string | undefined
    isOptional: boolean
  }
  tick: (name: 'consent') => {
    id: string
    name: string
    value: string
    defaultChecked: boolean
    error: string | undefined
  }
}

export function SubscribeFields({ text, tick }: SubscribeFieldsProps) {
  return (
    <>
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        placeholder="почта@компания.рф"
      />
      <Checkbox {...tick('consent')}>
        Даю <a href={`${href('consent')}#consent-newsletter`}>согласие на рассылку</a>
      </Checkbox>
      <p className={styles.privacy}>
        Как мы храним адрес — в <a href={href('privacy')}>политике обработки данных</a>.
      </p>
    </>
  )
}
