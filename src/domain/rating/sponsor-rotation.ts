/** Spec §9: two sponsors of the rotation list have fixed ids. They take turns, a day each. */
export const ROTATED_SPONSOR_IDS = [1, 2] as const
