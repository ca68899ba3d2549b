import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { attributesCleared, cardsHidden } from '../../../store/rating/native-cards-slice.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './wide-card.module.css'

/** The only ad between rows. It has no place number. */
export function WideCard({ card }: { card: NativeCard }) {
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  // A hidden card that comes back (row-details.tsx) is short.
  const hide = () => {
    dispatch(cardsHidden())
    dispatch(attributesCleared())
  }
  return (
    <div className={styles.card}>
      <AdSlot disclosure={card.ad} label={`Реклама: ${card.name}`}>
        {card.image && <LogoImage src={card.image} name={card.name} alt="" className={styles.logo} />}
        <p className={styles.text}>
          <b>{card.name}</b>
          {` — ${[card.title, ...card.show_attributes].join(' · ')}`}
        </p>
        <ButtonLink
          tone="secondary"
          href={card.link}
          target="_blank"
          rel="sponsored noreferrer"
          aria-label={`Перейти на сайт: ${card.name}`}
        >
          Перейти
        </ButtonLink>
        {isHydrated && (
          <Button tone="ghost" isSquare aria-label="Скрыть рекламу в списке" onClick={hide}>
            <Icon name="close" isSmall />
          </Button>
        )}
      </AdSlot>
    </div>
  )
}
