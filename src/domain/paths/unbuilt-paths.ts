import type { PathName } from './paths.ts'

/** Paths of the site map whose pages do not exist yet. They answer 404; opening one means deleting its line. */
export const UNBUILT_PATHS = [
] as const satisfies readonly PathName[]

export type BuiltPath = Exclude<PathName, (typeof UNBUILT_PATHS)[number]>
