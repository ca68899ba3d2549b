import { isAgencyMail } from '../forms/review-request-form.ts'
import { formatPercent } from '../numbers/numbers.ts'
import { counted } from '../russian/plural.ts'
import { textLikeness } from '../russian/text-likeness.ts'

/** A review awaiting moderation, with the reviews to compare it with. */
export interface ReviewCircumstances {
  body: string
  address_hash: string | null
  network_hash: string | null
  /** The recipient of the personal link; null for reviews without a request. */
  email: string | null
  agency: { site_domain: string; email: string }
  /** Address hash of the person who requested the review. */
  requester_hash: string | null
  /** Number of reviews of this agency in the week around it. */
  week: number
  others: readonly {
    id: number
    agency: string
    body: string
    address_hash: string | null
    network_hash: string | null
  }[]
}

const ALIKE = 0.3
const MANY_A_WEEK = 5

/** Warnings for the moderator. None is proof of fraud: offices share an IP address, honest reviews share phrases. */
export function reviewWarnings(review: ReviewCircumstances): string[] {
  return [
    ...ownDomainWarning(review),
    ...requesterWarning(review),
    ...networkWarnings(review),
    ...likenessWarnings(review),
    ...burstWarning(review),
  ]
}

const ownDomainWarning = ({ email, agency }: ReviewCircumstances): string[] =>
  email !== null && isAgencyMail(email, agency) ? ['почта автора на домене агентства'] : []

const requesterWarning = ({ address_hash, requester_hash }: ReviewCircumstances): string[] =>
  address_hash !== null && address_hash === requester_hash ? ['отзыв запросили и написали с одного адреса'] : []

function networkWarnings({ address_hash, network_hash, others }: ReviewCircumstances): string[] {
  return others.flatMap(other => {
    const about = `отзыв ${other.id} (${other.agency})`
    if (address_hash !== null && other.address_hash === address_hash) return [`тот же сетевой адрес: ${about}`]
    return network_hash !== null && other.network_hash === network_hash ? [`та же подсеть: ${about}`] : []
  })
}

function likenessWarnings({ body, others }: ReviewCircumstances): string[] {
  return others
    .map(({ id, agency, body: otherBody }) => ({ id, agency, likeness: textLikeness(body, otherBody) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness || one.id - other.id)
    .slice(0, 5)
    .map(({ id, agency, likeness }) => `текст похож на ${formatPercent(likeness)}: отзыв ${id} (${agency})`)
}

const burstWarning = ({ week }: ReviewCircumstances): string[] =>
  week >= MANY_A_WEEK ? [`за неделю об этом агентстве: ${counted(week, 'review')}`] : []
