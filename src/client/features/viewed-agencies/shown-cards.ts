import type { ViewedAgencies, ViewedAgency } from '../../store/viewed-agencies-slice.ts'

/** A strip, not an archive. */
const MAX_SHOWN = 12

/** The newest first, without the agency whose page it is; ids whose name is not known stay unseen. */
export const shownCards = ({ ids, cards }: ViewedAgencies, current: number | undefined): ViewedAgency[] =>
  ids
    .filter(id => id !== current)
    .flatMap(id => cards[id] ?? [])
    .slice(0, MAX_SHOWN)
