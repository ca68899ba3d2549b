import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { CONFIRM_DAYS } from '#domain/subscriptions/subscription-state.ts'
import type { Topic } from '#domain/subscriptions/topics.ts'
import { type EmailSite, signature } from './email-parts.ts'

export interface Subscriber {
  id: number
  email: string
  key: string
}

interface SubscriptionEmail {
  to: Subscriber
  topic: Topic
  site: EmailSite
}

export const unsubscribeUrl = (key: string, { siteUrl }: EmailSite): string =>
  siteUrl + href('subscription-end', { key })

/** Marks the emails to drop when the subscriber leaves. */
export const subscriberMark = (id: number) => `subscription:${id}` as const

export function subscriptionConfirmEmail({ to, topic, site }: SubscriptionEmail): Email {
  const { siteName, siteUrl } = site
  return {
    ...toSubscriber(to, site),
    kind: 'subscription-confirm',
    isUnconfirmed: true,
    subject: `Подтвердите подписку на сайте «${siteName}»`,
    body: `Здравствуйте!

На сайте «${siteName}» этот адрес указали, чтобы ${topic.frequency} получать письмо ${inGuillemets(topic.title)}.

Чтобы письма приходили, откройте страницу и нажмите «Подтвердить»:
${siteUrl}${href('subscription-confirm', { key: to.key })}

Ссылка действует ${CONFIRM_DAYS} дней.

Если вы не подписывались, ничего не делайте: без подтверждения писем не будет, и мы удалим адрес.

${signature(site)}`,
  }
}

/** The form answers the same to everybody; only the owner of the mailbox learns that they are subscribed. */
export function subscriptionKnownEmail({ to, topic, site }: SubscriptionEmail): Email {
  const { siteName, siteUrl } = site
  return {
    ...toSubscriber(to, site),
    kind: 'subscription-known',
    isUnconfirmed: true,
    subject: `Вы уже подписаны на сайте «${siteName}»`,
    body: `Здравствуйте!

Этот адрес ещё раз указали, чтобы получать письмо ${inGuillemets(topic.title)}. Вы уже подписаны, делать ничего не нужно: письмо приходит ${topic.frequency}.

Свежее всегда на сайте:
${siteUrl}${topic.path}

Отписаться:
${unsubscribeUrl(to.key, site)}

${signature(site)}`,
  }
}

export const toSubscriber = ({ id, email, key }: Subscriber, site: EmailSite) => ({
  recipient: email,
  replyTo: null,
  unsubscribeUrl: unsubscribeUrl(key, site),
  about: subscriberMark(id),
})
