import type { Answer } from '#contract/index.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { OWN_MARKS, type OwnMark } from '#domain/rating/own-marks.ts'
import { FILTER_KEYS } from '#domain/rating/rating-filters.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { useCall } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import checkbox from '../../ui/checkbox.module.css'
import opener from '../../ui/choice.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { ON } from './choice.ts'
import { KeptFields } from './kept-fields.tsx'
import styles from './my-rating.module.css'
import type { OwnRating } from './use-own-rating.ts'

const CITY = 'cities'

interface SieveProps {
  own: OwnRating
  answer: Answer<'rating-my'>
}

/**
 * What people ask for and the method does not weigh: switches that hide rows and move none, so that nothing pretends to be
 * a score. The filters of the rating are beside them.
 */
export function Sieve({ own, answer }: SieveProps) {
  const rating = usePageParams('my-rating')
  const { response } = useCall('rating-page-filters', ratingRequest(rating, usePageQuery()))
  const groups = (response?.groups ?? []).filter(({ options, selected }) => options.length > 1 || selected > 0)
  const marks = OWN_MARKS.filter(mark => answer.rows.some(row => row.marks.includes(mark)))
  if (groups.length === 0 && marks.length === 0) return null
  const others = groups.filter(({ key }) => key !== CITY)
  const { choice, change } = own
  const isChosen = choice.marks.length > 0 || groups.some(({ selected }) => selected > 0)
  const toggle = (mark: OwnMark, isOn: boolean) =>
    change({ marks: OWN_MARKS.filter(each => (each === mark ? isOn : choice.marks.includes(each))) })
  return (
    <form
      className={styles.sieve}
      method="get"
      action={own.path}
      aria-label="Отбор"
      data-print={isChosen ? undefined : 'none'}
    >
      {marks.length > 0 && (
        <fieldset className={styles.marks}>
          <legend className="bold small">Показать только тех, кто</legend>
          {marks.map(mark => (
            <label key={mark} className={`dense row-8 ${styles.mark}`}>
              <input
                className={checkbox.mark}
                type="checkbox"
                name={mark}
                value={ON}
                autoComplete="off"
                checked={choice.marks.includes(mark)}
                onChange={({ target }) => toggle(mark, target.checked)}
              />
              <span>
                {markText(mark, answer.small_budget)}{' '}
                <span className={styles.count}>{formatNumber(own.countOf(mark))}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.filters}>
        {groups.filter(({ key }) => key === CITY).map(renderSelect)}
        {others.length > 0 && (
          <details className={styles.others} open={others.some(({ selected }) => selected > 0)}>
            <summary className={opener.opener}>
              Другие фильтры
              <Icon name="chevron-down" isSmall />
            </summary>
            <div className={styles.selects}>{others.map(renderSelect)}</div>
          </details>
        )}
      </div>
      <KeptFields search={own.search} except={[...OWN_MARKS, ...FILTER_KEYS]} />
      <noscript>
        <Button type="submit">Отобрать</Button>
      </noscript>
    </form>
  )
}

/** Chosen, it counts at once: the list of the city has the same order with fewer rows. */
const renderSelect = ({ key, title, options, selected }: Answer<'rating-page-filters'>['groups'][number]) => (
  <Select
    key={key}
    name={key}
    label={key === CITY ? 'В моём городе' : title}
    isLabelHidden={key === CITY}
    defaultValue={String(selected || '')}
    autoComplete="off"
    onChange={({ target }) => target.form?.requestSubmit()}
    options={[
      { value: '', label: key === CITY ? 'В любом городе' : 'Не важно' },
      ...options.map(({ id, title: name, count }) => ({
        value: String(id),
        label: `${name} (${formatNumber(count)})`,
      })),
    ]}
  />
)

function markText(mark: OwnMark, smallBudget: number | null): string {
  switch (mark) {
    case 'reply':
      return `отвечает за${NBSP}сутки`
    case 'priced':
      return 'назвал цену «от»'
    case 'small':
      return `берёт заказы до${NBSP}${formatMoneyShort(smallBudget ?? 0)}`
  }
}
