import { cardsInOrder, type KeptAgencies, type KeptAgency } from '../../store/agency/kept-agencies.ts'

/** A strip, not an archive. */
const MAX_SHOWN = 12

/** The newest first, without the agency whose page it is; ids whose name is not known stay unseen. */
export const shownCards = (viewed: KeptAgencies, current: number | undefined): KeptAgency[] =>
  cardsInOrder(viewed)
    .filter(({ id }) => id !== current)
    .slice(0, MAX_SHOWN)
