/** A reader of so many screens may want more to read. */
export const SCREENS = 2
