import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { DAY } from '#domain/russian/rare-nouns.ts'
import { useCall } from '../../store/hooks.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import styles from './view.module.css'

const NO_PARAMS = {}
/** Room right of the longest bar for its number. */
const LONGEST = 0.85

/** How fast the editors really decide: each bar a day of waiting. Left out while there are too few decisions. */
export function ReviewChecks() {
  const { response } = useCall('review-checks', NO_PARAMS)
  if (!response?.checks) return null
  const { days, waiting, checks } = response
  const { median, count, by_day } = checks
  const most = Math.max(...by_day)
  return (
    <section className="stack-8" aria-labelledby="checks">
      <h2 id="checks" className={styles.title}>
        {`Отзыв проверяем за ${counted(median, DAY)}`}
      </h2>
      <p className="note">
        {`Медиана за ${counted(days, DAY)}, решений: ${formatNumber(count)}. Время — от отправки до публикации или отказа. `}
        {waiting > 0 && `Сейчас ${waiting === 1 ? 'ждёт' : 'ждут'} ${counted(waiting, 'review')}. `}
        <a href={href('rules')}>Что проверяем</a>
      </p>
      <dl className={styles.checks}>
        {by_day.map((decided, index) => (
          <div key={titleOf(index, by_day.length)}>
            <dt className="note">{titleOf(index, by_day.length)}</dt>
            <dd>
              <ValueBar
                at={(LONGEST * decided) / most}
                text={formatNumber(decided)}
                isQuiet={index + 1 !== Math.ceil(median)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const titleOf = (index: number, count: number): string =>
  index === count - 1 ? `дольше ${countedGenitive(index, DAY)}` : `до ${countedGenitive(index + 1, DAY)}`
