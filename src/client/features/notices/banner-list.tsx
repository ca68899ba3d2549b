import { useCall } from '../../store/hooks.ts'
import { AdSlot } from '../../ui/ad-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './notices.module.css'

const NO_PARAMS = {}

export function BannerList() {
  return (
    <>
      <Promotion />
      <DemoNotice />
    </>
  )
}

function Promotion() {
  const banner = useCall('promotion-banner', NO_PARAMS).response?.banner
  if (!banner) return null
  const { id, name, title, link, image, ad } = banner
  return (
    <div className={`dense ${styles.promotion}`}>
      <AdSlot disclosure={ad} label={`Реклама внизу страницы: ${name}`}>
        {image && <LogoImage src={image} alt="" className={styles.logo} />}
        <p>
          <a href={link} target="_blank" rel="sponsored noreferrer">
            {name}
          </a>
          {` — ${title}`}
        </p>
        <CloseButton closes="promotion" label="Закрыть рекламу" campaign={id} />
      </AdSlot>
    </div>
  )
}

function DemoNotice() {
  const { response: contacts } = useCall('contacts-info', NO_PARAMS)
  if (contacts?.is_demo !== true) return null
  return (
    <section className={`row-12 ${styles.demo}`} aria-label="Демонстрация">
      <p>Это демонстрация: агентства, люди и отзывы вымышлены.</p>
      <CloseButton closes="demo" label="Закрыть" />
    </section>
  )
}

interface CloseButtonProps {
  closes: 'promotion' | 'demo'
  label: string
  campaign?: number
}

/** Pressed by browser/visitor-state.ts: this markup has no code of its own. */
function CloseButton({ closes, label, campaign }: CloseButtonProps) {
  return (
    <Button
      className={styles.close}
      tone="ghost"
      size="small"
      isSquare
      aria-label={label}
      data-closes={closes}
      value={campaign}
    >
      <Icon name="close" isSmall />
    </Button>
  )
}
