const TIMEOUT_MS = 10_000

/** Safari learned to wait for idle time late. */
export const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 1000)
  })
