import { useRef } from 'react'
import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { cardsInOrder } from '../../store/kept-agencies.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { compareAddress, tenderAddress } from './compare-address.ts'
import styles from './selection-bar.module.css'
import { BOXES } from './selection-keys.ts'
import { comparePopupClosed, type Selection, selectionRemoved, selectionReset } from './selection-slice.ts'
import { useTrayFocus } from './use-tray-focus.ts'

/** «Выбрано 2 · Сравнить · Отправить заявку · Очистить», fixed to the bottom edge on both devices. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const dispatch = useAppDispatch()
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { ids } = selection
  const page = useResolvedPage()
  const address = compareAddress(page)
  const bar = useRef<HTMLElement>(null)
  useTrayFocus(bar)
  const remove = (id: number, { currentTarget }: { currentTarget: Element }) => {
    const chip = currentTarget.closest('li')
    const near = chip?.nextElementSibling ?? chip?.previousElementSibling
    if (near) near.querySelector('button')?.focus()
    else leaveBar(id)
    dispatch(selectionRemoved(id))
  }
  const clear = () => {
    leaveBar(ids.at(-1))
    dispatch(selectionReset())
  }
  return (
    <section className={styles.bar} aria-label="Выбранные агентства" data-print="none" ref={bar}>
      {selection.popup && <ComparePopup address={address} />}
      <div className={`row-12 ${styles.row}`}>
        <p className={styles.count} role="status">
          Выбрано <b className="figure">{ids.length}</b>
          {ids.length >= MAX_SELECTED && ', больше нельзя'}
        </p>
        {!isPhone && (
          <ul className={styles.agencies}>
            {cardsInOrder(selection).map(({ id, name, logo }) => (
              <li key={id} className={`row-4 ${styles.agency}`}>
                <LogoImage src={logo} name={name} alt="" size="small" />
                <span className={styles.name}>{name}</span>
                <Button
                  tone="ghost"
                  size="small"
                  isSquare
                  aria-label={`Убрать ${inGuillemets(name)} из выбранных`}
                  onClick={event => remove(id, event)}
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

/** The focused button disappears with the bar: the focus returns to the agency's box, or to the page that has none. */
function leaveBar(id: number | undefined): void {
  const box = document.querySelector<HTMLElement>(`${BOXES}[value="${id}"]`)
  ;(box ?? document.getElementById('content'))?.focus({ preventScroll: true })
}

/** Shown once, when a second agency is selected. Takes no focus and covers nothing. */
function ComparePopup({ address }: { address: string }) {
  const dispatch = useAppDispatch()
  const close = () => dispatch(comparePopupClosed())
  return (
    <aside className={`row-12 dense ${styles.popup}`} aria-label="Предложение сравнить" data-floating="offer">
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
