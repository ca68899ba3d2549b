/** Spec §9: a chunk that takes longer, with its stylesheets, has failed. */
export const CHUNK_TIMEOUT_MS = 30_000
