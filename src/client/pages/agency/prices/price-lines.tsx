import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { AskedAndPaid } from '../../../ui/scale/asked-and-paid.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { moneyScale } from '../../../ui/scale/money-scale.ts'
import { useAgency } from '../frame/use-agency.ts'
import { OwnLimitFlag } from './own-limit-flag.tsx'
import { PriceKey } from './price-key.tsx'
import { drawingText, type PriceLine, sampleText } from './price-text.ts'
import styles from './prices.module.css'
import { useOwnLimit } from './use-own-limit.ts'

const UNITS = [
  { ...PRICE_UNITS.project, heading: 'За проект', note: 'вся работа до запуска, в\u00a0рублях' },
  { ...PRICE_UNITS.month, heading: 'В месяц', note: 'та же шкала, рублей в\u00a0месяц' },
]
/** The least widths a drawing is shown at. */
const WIDTHS = { desktop: 400, mobile: 290 }

interface PriceLinesProps {
  lines: readonly PriceLine[]
  axis: readonly number[]
  note: string
}

/** Lines by unit on one axis: its head is above the rows, on phones above each card. */
export function PriceLines({ lines, axis, note }: PriceLinesProps) {
  const own = useOwnLimit()
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const width = WIDTHS[isPhone ? 'mobile' : 'desktop']
  const [lo = 1, hi = 10] = axis
  const groups = UNITS.map(unit => ({ ...unit, lines: lines.filter(line => line.unit === unit.title) }))
  const limit = groups[0]?.lines.length ? own : null
  return (
    <div className={classNames(styles.chart, isPhone && styles.cards)}>
      <div className={styles.row}>
        <p className="note">Как читать строку. Шкала логарифмическая: равный шаг{'\u00a0'}— во столько же раз.</p>
        <PriceKey />
        <p className={`note ${styles.sample}`}>{note}</p>
      </div>
      {!isPhone && (
        <div className={`${styles.row} ${styles.head}`}>
          <p className="note">Услуга, что входит, выборка</p>
          <div className={styles.axis}>
            <OwnLimitFlag limit={limit} axis={axis} width={width} />
            <Axis ticks={moneyScale(lo, hi)} />
          </div>
          <p className={`note ${styles.verdict}`}>Прайс и проекты</p>
        </div>
      )}
      {groups.map(
        ({ title, heading, note: told, lines: own_lines }) =>
          own_lines.length > 0 && (
            <section key={title} className={styles.group} aria-label={heading}>
              <h3 className={styles.unit}>
                {heading} <small>{told}</small>
              </h3>
              {isPhone && title === PRICE_UNITS.project.title && (
                <OwnLimitFlag limit={limit} axis={axis} width={width} />
              )}
              <ul>
                {own_lines.map(line => (
                  <PriceRow
                    key={`${line.service} ${line.title} ${line.from}`}
                    {...{ line, axis, isPhone }}
                    own={title === PRICE_UNITS.project.title ? limit : null}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

interface PriceRowProps {
  line: PriceLine
  axis: readonly number[]
  own: number | null
  isPhone: boolean
}

function PriceRow({ line, axis, own, isPhone }: PriceRowProps) {
  const { title, included, from, to, paid, market, part_of } = line
  const [lo = 1, hi = 10] = axis
  const sample = sampleText(line)
  return (
    <li className={classNames(styles.row, part_of !== null && styles.part)}>
      <div className={styles.work}>
        <h4>{title}</h4>
        <p>{included}</p>
        {sample !== null && <b>{sample}</b>}
      </div>
      <div className={styles.axis}>
        {isPhone && <Axis ticks={moneyScale(lo, hi)} />}
        <AskedAndPaid
          {...{ axis, from, to, market, own }}
          sums={paid?.sums ?? null}
          median={paid?.median ?? null}
          label={drawingText(line)}
          width={WIDTHS[isPhone ? 'mobile' : 'desktop']}
        />
      </div>
      <Verdict line={line} />
      <Request line={line} />
    </li>
  )
}

function Verdict({ line: { paid, part_of } }: { line: PriceLine }) {
  if (!paid) return <p className={styles.verdict}>{`Суммы — в строке «${part_of}»`}</p>
  const { verdict, dispute } = paid
  return (
    <p className={classNames(styles.verdict, styles[verdict.kind])}>
      {dispute && <b>{`${dispute.title}. `}</b>}
      {verdict.text}
    </p>
  )
}

/** Carries the kind of work to the form. */
function Request({ line: { title, work, paid } }: { line: PriceLine }) {
  const { response: agency } = useAgency()
  if (!agency?.accepts_requests) return null
  const isUnknown = paid?.sums.length === 0
  return (
    <ButtonLink
      tone="secondary"
      className={styles.request}
      href={`${tenderPath([agency.id])}&type=${work}`}
      aria-label={`${isUnknown ? 'Спросить цену' : 'Заявка'}: ${title}`}
      data-print="none"
    >
      {isUnknown ? 'Спросить' : 'Заявка'}
    </ButtonLink>
  )
}
