import { latePart, useLate } from '../../app/late-part.ts'
import { cardsInOrder, type KeptAgencies, type KeptAgency } from '../../store/kept-agencies.ts'
import { useViewed } from './use-viewed.ts'

const MAX_SHOWN = 12
const strip = latePart(() => import('./viewed-strip.tsx'))

interface ViewedAgenciesProps {
  /** The agency whose page this is: recorded as viewed, but not shown in the strip. */
  current?: KeptAgency | undefined
}

/** Only the browser knows which agencies were viewed, so the strip, and its code, come after hydration. */
export function ViewedAgencies({ current }: ViewedAgenciesProps) {
  const agencies = shownCards(useViewed(current), current?.id)
  const { module: ViewedStrip } = useLate(strip, agencies.length > 0)
  return ViewedStrip && agencies.length > 0 && <ViewedStrip agencies={agencies} />
}

/** Newest first, without the current agency. Ids without a stored card are skipped. */
export const shownCards = (viewed: KeptAgencies, current: number | undefined): KeptAgency[] =>
  cardsInOrder(viewed)
    .filter(({ id }) => id !== current)
    .slice(0, MAX_SHOWN)
