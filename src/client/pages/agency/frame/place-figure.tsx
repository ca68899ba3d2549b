import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { placeBefore } from '#domain/rating/compared-with.ts'
import { disputePath } from '#domain/rating/dispute-path.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import styles from './place-figure.module.css'
import { useRise } from './use-rise.ts'

interface PlaceFigureProps {
  agencyId: number
  best: Answer<'agency-header'>['best_places'][number]
  isSmall?: boolean
  className?: string | undefined
}

/** The best place, large, beside the reading mark. */
export function PlaceFigure({ agencyId, best, isSmall = false, className }: PlaceFigureProps) {
  const { place, of, title, path, score, change, compared, why } = best
  const isRise = useRise(why, place, change)
  return (
    <div className={classNames(styles.figure, isSmall && styles.short, className)}>
      <b className={isRise ? styles.risen : undefined} data-before={isRise ? place + (change ?? 0) : undefined}>
        {formatNumber(place)}
      </b>
      <div>
        <p>{`место из${NBSP}${formatNumber(of)}`}</p>
        <p>
          <a href={path}>{title}</a>
        </p>
        {isSmall ? (
          <p>
            {`балл ${formatFixed(score)} · `}
            <Why path={why} />
          </p>
        ) : (
          <>
            <p>{`балл ${formatFixed(score)}`}</p>
            {change !== null && change !== 0 && (
              <p>
                <PlaceShift change={change} place={place} since={compared} />
                {` ${placeBefore({ change, place, since: compared })}`}
              </p>
            )}
            <p>
              <Why path={why} />
              {' · '}
              <a href={disputePath(path, agencyId)} rel="nofollow">
                Оспорить
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

const Why = ({ path }: { path: string }) => (
  <a href={path} rel="nofollow">
    Почему
  </a>
)
