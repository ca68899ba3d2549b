import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { TextLink } from '../../../ui/text-link.tsx'

type Places = Answer<'agency-header'>['best_places']

/** On a phone the best place is one line of the header; all of them stand further below. */
export function BestPlace({ places: [best] }: { places: Places }) {
  if (!best) return null
  return (
    <p>
      <TextLink
        isTarget
        href={best.path}
      >{`${formatNumber(best.place)}-е место из ${formatNumber(best.of)} · ${best.title}`}</TextLink>
    </p>
  )
}
