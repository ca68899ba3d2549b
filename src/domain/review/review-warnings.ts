import { isAgencyMail } from '../forms/review-request-form.ts'
import { formatPercent } from '../numbers/numbers.ts'
import { counted } from '../russian/plural.ts'
import { textLikeness } from '../russian/text-likeness.ts'

/** What is known of a review that waits, and of those around it. */
export interface ReviewCircumstances {
  body: string
  address_hash: string | null
  network_hash: string | null
  /** To whom the personal link went; null for reviews without a request. */
  email: string | null
  agency: { site_domain: string; email: string }
  /** Whoever asked for the review did so from this address. */
  requester_hash: string | null
  /** Reviews of this agency in the week around it. */
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

/** What a moderator should look at twice. No sign is a verdict: offices share an address, letters share phrases. */
export function reviewSigns(review: ReviewCircumstances): string[] {
  return [
    ...ownDomainSign(review),
    ...requesterSign(review),
    ...networkSigns(review),
    ...likenessSigns(review),
    ...burstSign(review),
  ]
}

const ownDomainSign = ({ email, agency }: ReviewCircumstances): string[] =>
  email !== null && isAgencyMail(email, agency) ? ['почта автора на домене агентства'] : []

const requesterSign = ({ address_hash, requester_hash }: ReviewCircumstances): string[] =>
  address_hash !== null && address_hash === requester_hash ? ['отзыв запросили и написали с одного адреса'] : []

function networkSigns({ address_hash, network_hash, others }: ReviewCircumstances): string[] {
  return others.flatMap(other => {
    const about = `отзыв ${other.id} (${other.agency})`
    if (address_hash !== null && other.address_hash === address_hash) return [`тот же сетевой адрес: ${about}`]
    return network_hash !== null && other.network_hash === network_hash ? [`та же подсеть: ${about}`] : []
  })
}

function likenessSigns({ body, others }: ReviewCircumstances): string[] {
  return others
    .map(({ id, agency, body: otherBody }) => ({ id, agency, likeness: textLikeness(body, otherBody) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness || one.id - other.id)
    .slice(0, 5)
    .map(({ id, agency, likeness }) => `текст похож на ${formatPercent(likeness)}: отзыв ${id} (${agency})`)
}

const burstSign = ({ week }: ReviewCircumstances): string[] =>
  week >= MANY_A_WEEK ? [`за неделю об этом агентстве: ${counted(week, 'review')}`] : []
