import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import styles from './leader-list.module.css'

export type TopRating = Answer<'main-top'>['ratings'][number]
type Leader = TopRating['leaders'][number]

export function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <MemoList
      as="ol"
      className={styles.list}
      items={leaders}
      keyOf={({ agency }) => agency.id}
      kind="leader"
      render={leader => <LeaderRow {...leader} />}
    />
  )
}

function LeaderRow({ place, score, agency }: Leader) {
  return (
    <li className={styles.row}>
      <b>{place}</b>
      <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
      <span>
        <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
        <small>{agency.city}</small>
      </span>
      <b>{formatFixed(score)}</b>
    </li>
  )
}

/** «184 участника · 12 ноября 2026» */
export const ratingNote = ({ participants, computed_at }: Pick<TopRating, 'participants' | 'computed_at'>): string =>
  `${counted(participants, 'participant')} · ${formatDate(computed_at)}`
