import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { cardsInOrder } from '../../store/agency/kept-agencies.ts'
import { type Selection, selectionRemoved, selectionReset } from '../../store/agency/selection-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { compareAddress } from './compare-address.ts'
import { ComparePopup } from './compare-popup.tsx'
import styles from './selection-bar.module.css'
import { tenderAddress } from './tender-address.ts'

/** «Выбрано 2 · Сравнить · Отправить заявку · Очистить», fixed to the bottom edge on both devices. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const dispatch = useAppDispatch()
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { ids } = selection
  const page = useResolvedPage()
  const address = compareAddress(page)
  // The focused button disappears with the bar: move focus to the page.
  const leave = (isLast: boolean) => {
    if (isLast) document.getElementById('content')?.focus({ preventScroll: true })
  }
  const remove = (id: number) => {
    leave(ids.length === 1)
    dispatch(selectionRemoved(id))
  }
  const clear = () => {
    leave(true)
    dispatch(selectionReset())
  }
  return (
    <section className={styles.bar} aria-label="Выбранные агентства" data-print="none">
      {selection.popup && <ComparePopup address={address} />}
      <div className={styles.row}>
        <p className={styles.count} role="status">
          Выбрано <b>{ids.length}</b>
          {ids.length >= MAX_SELECTED && ', больше нельзя'}
        </p>
        {!isPhone && (
          <ul className={styles.agencies}>
            {cardsInOrder(selection).map(({ id, name, logo }) => (
              <li key={id} className={styles.agency}>
                <LogoImage src={logo} name={name} alt="" size="small" />
                <span className={styles.name}>{name}</span>
                <Button
                  tone="ghost"
                  size="small"
                  isSquare
                  aria-label={`Убрать «${name}» из выбранных`}
                  onClick={() => remove(id)}
                >
                  <Icon name="close" isSmall />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink tone="primary" href={address}>
          Сравнить
        </ButtonLink>
        <ButtonLink tone="secondary" href={tenderAddress(page, ids)}>
          {isPhone ? 'Заявка' : 'Отправить заявку'}
        </ButtonLink>
        <Button tone="ghost" isSquare={isPhone} aria-label="Очистить выбор" onClick={clear}>
          {isPhone ? <Icon name="close" /> : 'Очистить'}
        </Button>
      </div>
    </section>
  )
}
