import type { CountedLink } from '#contract/shapes/link.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'

export function NeighbourLink({ link: { title, path, participants } }: { link: CountedLink }) {
  return (
    <li>
      <a href={path}>
        {title}
        <small>{formatNumber(participants)}</small>
      </a>
    </li>
  )
}
