import { comparePopupClosed } from '../../store/agency/selection-slice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './selection-bar.module.css'

/** Shown once, when a second agency is selected. Takes no focus and covers nothing. */
export function ComparePopup({ address }: { address: string }) {
  const dispatch = useAppDispatch()
  const close = () => dispatch(comparePopupClosed())
  return (
    <aside className={styles.popup} aria-label="Предложение сравнить" data-floating="offer">
      <p>
        Двух уже можно поставить рядом: цены, отзывы и опыт в одной таблице.{' '}
        <a href={address} onClick={close}>
          Открыть сравнение
        </a>
      </p>
      <Button tone="ghost" size="small" isSquare aria-label="Закрыть предложение" onClick={close}>
        <Icon name="close" isSmall />
      </Button>
    </aside>
  )
}
