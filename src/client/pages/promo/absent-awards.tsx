import { shortTitle } from './award-entry.tsx'

interface Group {
  title: string
  nominations: readonly { title: string; absence: string | null }[]
}

/** Groups with their nominations that somebody won. */
export const awardedGroups = <N extends { absence: string | null }>(
  groups: readonly { title: string; nominations: readonly N[] }[],
) =>
  groups
    .map(group => ({ ...group, nominations: group.nominations.filter(({ absence }) => absence === null) }))
    .filter(({ nominations }) => nominations.length > 0)

/** Every reason once on a page, however many nominations it leaves without a winner. */
export function AbsentAwards({ groups }: { groups: readonly Group[] }) {
  const absent = groups.flatMap(({ title, nominations }) => {
    const byReason = Map.groupBy(nominations, ({ absence }) => absence)
    return [...byReason].map(([reason, without]) => ({
      reason,
      whose: without.length === nominations.length ? title : without.map(each => shortTitle(each.title)).join(', '),
    }))
  })
  return [...Map.groupBy(absent, ({ reason }) => reason)].map(
    ([reason, groups]) =>
      reason !== null && (
        <p key={reason} className="fine">{`${groups.map(({ whose }) => whose).join(', ')}. ${reason}`}</p>
      ),
  )
}
