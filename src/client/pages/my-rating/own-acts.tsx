import { type MouseEvent, useState } from 'react'
import { comparePath, MAX_RECIPIENTS, tenderPath } from '#domain/agency/chosen-agencies.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { MY_RATING_CSV } from '#domain/rating/own-marks.ts'
import { counted } from '#domain/russian/plural.ts'
import { usePageParams } from '../../app/location.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import styles from './my-rating.module.css'
import { FIRST_ROWS } from './rows/first-rows.ts'
import type { OwnRating } from './use-own-rating.ts'

const COMPARED = 3

/** What can be done with one's own order: all of it starts from the rows as they stand. */
export function OwnActs({ own }: { own: OwnRating }) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const rating = buildRatingPath(usePageParams('my-rating'))
  const { shown, path, search, choice } = own
  if (shown.length === 0) return null
  const compared = shown.slice(0, COMPARED).map(({ official }) => official.agency.id)
  const recipients = shown
    .filter(({ official }) => official.accepts_requests)
    .slice(0, MAX_RECIPIENTS)
    .map(({ official }) => official.agency.id)
  const rest = shown.length - FIRST_ROWS
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    own.change({ isAll: true })
  }
  const copy = async () => {
    const link = new URL(path + search, window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      setMessage({ text: 'Ссылка скопирована' })
    } catch {
      setMessage({ text: `Скопируйте ссылку: ${link}` })
    }
  }
  return (
    <div className={`wrap-8 ${styles.acts}`} data-print="none">
      {rest > 0 && !choice.isAll && (
        <ButtonLink tone="secondary" href={path + own.searchOf({ isAll: true })} rel="nofollow" onClick={showAll}>
          {`Показать все ${shown.length}`}
        </ButtonLink>
      )}
      {compared.length > 1 && (
        <ButtonLink href={`${comparePath(compared)}&rating=${rating.slice(1, -1)}`} rel="nofollow">
          {compared.length === COMPARED ? 'Сравнить первых трёх' : 'Сравнить обоих'}
        </ButtonLink>
      )}
      {recipients.length > 0 && (
        <ButtonLink tone="primary" href={tenderPath(recipients)} rel="nofollow">
          {`Заявка первым: ${counted(recipients.length, 'agency')}`}
        </ButtonLink>
      )}
      <span className={`wrap-8 ${styles.files}`}>
        <Button className={styles.scripted} onClick={copy}>
          <Icon name="link" isSmall />
          Ссылка
        </Button>
        <ButtonLink href={`${MY_RATING_CSV}?rating=${encodeURIComponent(rating)}${search.replace('?', '&')}`} download>
          CSV
        </ButtonLink>
        <Button className={styles.scripted} onClick={() => window.print()}>
          Печать
        </Button>
      </span>
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
