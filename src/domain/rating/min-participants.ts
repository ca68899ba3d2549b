/** A place among fewer compares nobody: such a slice has no places, and nothing links to it. */
export const MIN_PARTICIPANTS = 3
