import type { Answer } from '#contract/index.ts'
import { useCall } from '../../../store/hooks.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { useRating } from '../use-rating.ts'
import styles from './sponsors.module.css'

type Sponsor = NonNullable<Answer<'rating-page-sponsors'>['general_sponsor']>

export function GeneralSponsor() {
  const { path } = useRating()
  const { response } = useCall('rating-page-sponsors', { path })
  const sponsor = response?.general_sponsor
  if (!sponsor) return null
  const { name, link, image, native_card, native_card_left, ad } = sponsor
  return (
    <div className={`dense above-8 ${styles.sponsor}`}>
      <AdSlot disclosure={ad} label={`Реклама генерального спонсора: ${name}`}>
        {image && <LogoImage src={image} alt="" size="small" />}
        <p>
          <a href={link} target="_blank" rel="sponsored noreferrer" data-carriers={carriersOf(sponsor)}>
            {name}
          </a>
          {native_card && ` — ${native_card}`}
          {native_card_left && ` · ${native_card_left}`}
        </p>
      </AdSlot>
    </div>
  )
}

/** Spec §3: who is told of a click, when the visitor agrees to analytics (src/client/analytics/goals-of-press.ts). */
const carriersOf = ({ fixYaGoals, fixGaPageView }: Sponsor): string =>
  [fixYaGoals ? 'metrika' : [], fixGaPageView ? 'tracker' : []].flat().join(' ')
