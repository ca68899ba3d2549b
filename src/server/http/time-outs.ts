// deploy/ depends on these: nginx closes idle connections earlier, systemd waits longer.

export const KEEP_ALIVE_MS = 65_000
/** From SIGTERM to the exit. */
export const DRAIN_MS = 10_000
