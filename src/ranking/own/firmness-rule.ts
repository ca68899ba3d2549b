/** How often weights are shifted. The band leaves out the outer tenth of the places on each side. */
export const FIRMNESS = { trials: 1000, leftOut: 100, leaders: 3 } as const
