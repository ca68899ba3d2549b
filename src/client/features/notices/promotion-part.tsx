import { useCall } from '../../store/hooks.ts'
import { AdSlot } from '../../ui/ad-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './promotion.module.css'

const NO_PARAMS = {}

/** The button is pressed by browser/visitor-state.ts: this markup has no code of its own. */
export function Part() {
  const banner = useCall('promotion-banner', NO_PARAMS).response?.banner
  if (!banner) return null
  const { id, name, title, link, image, ad } = banner
  return (
    <div className={styles.banner}>
      <AdSlot disclosure={ad} label={`Реклама внизу страницы: ${name}`}>
        {image && <LogoImage src={image} alt="" />}
        <p>
          <a href={link} target="_blank" rel="sponsored noreferrer">
            {name}
          </a>
          {` — ${title}`}
        </p>
        <Button
          className={styles.close}
          tone="ghost"
          size="small"
          isSquare
          aria-label="Закрыть рекламу"
          data-closes="promotion"
          value={id}
        >
          <Icon name="close" isSmall />
        </Button>
      </AdSlot>
    </div>
  )
}
