import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import styles from './move-list.module.css'

type Move = Answer<'main-moves'>['moves'][number]

/** Whose place moved since the closed edition, and what was counted or dropped. */
export function MoveList({ moves }: { moves: readonly Move[] }) {
  return (
    <ul>
      {moves.map(({ agency, rating, previous, place, cause }) => (
        <li key={`${agency.id} ${rating.path}`} className={styles.move}>
          <StepLine
            places={[previous, place]}
            label={`Было ${previous}-е место, стало ${place}-е`}
            width={44}
            height={28}
            hasEnds
          />
          <div>
            <p>
              <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
              {' · '}
              <a className={styles.rating} href={rating.path}>
                {rating.title}
              </a>
            </p>
            <p className={styles.cause}>{cause}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
