import { formatFixed, NBSP, shownGap } from '#domain/numbers/numbers.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { FIRMNESS } from '#ranking/own/firmness-rule.ts'
import styles from './my-rating.module.css'
import type { OwnRating } from './use-own-rating.ts'

/** Of a thousand: from here on a place is called firm. */
const FIRM = 800

/** How far the order hangs on the exact weights, told honestly. */
export function FirmnessNote({ own: { firmness, leaders } }: { own: OwnRating }) {
  const [leader, , third, fourth] = leaders
  if (!leader || leaders.length < 2) return null
  return (
    <section className={styles.firmness} aria-label="Насколько твёрд порядок" aria-busy={firmness === null}>
      <p className={styles.times}>
        <b>{firmness ? firmness.first : '…'}</b> {`из ${FIRMNESS.trials}`}
      </p>
      <div className="stack-4 measure">
        <p>
          <b>{firmness ? verdict(firmness) : 'Считаем тысячу сдвигов.'}</b>{' '}
          {`Мы тысячу раз сдвинули каждый ваш вес случайно, до пятой части. ${agencyInGuillemets(leader.name)} на первом месте: ${times(firmness?.first)}.`}
          {third && fourth && (
            <>
              {` Вся тройка устояла: ${times(firmness?.leaders)}.`}
              {` Третье место от четвёртого (${agencyInGuillemets(fourth.name)}) отделяет ${formatFixed(shownGap(third.score, fourth.score))} балла.`}
            </>
          )}
        </p>
        <p className="small muted">
          Столбец «обычно» — место в восьми случаях из десяти, среди всех участников. Случайные числа одни и те же для
          одних весов, поэтому у коллег выйдет то же самое.
        </p>
      </div>
    </section>
  )
}

const times = (count: number | null | undefined): string => `${count ?? '…'}${NBSP}из${NBSP}${FIRMNESS.trials}`

function verdict({ first, leaders }: { first: number; leaders: number | null }): string {
  if (first < FIRM) return first < FIRMNESS.trials / 2 ? 'Первое место шаткое.' : 'Первое место держится не всегда.'
  if (leaders === null) return 'Первое место твёрдое.'
  return leaders < FIRM ? 'Первое место твёрдое, тройка — нет.' : 'Первое место твёрдое, и вся тройка тоже.'
}
