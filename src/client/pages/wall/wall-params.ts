/** The page asks and the view reads by the same parameters. */
export const WALL_PARAMS = { logos: true }
