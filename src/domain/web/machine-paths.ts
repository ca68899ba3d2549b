const MACHINE_PATHS = /^\/(api|v2|media|assets|rss|__ui)\b|\.\w+$/

/** Addresses that are no pages: calls, pictures, files. */
export const isMachinePath = (pathname: string): boolean => MACHINE_PATHS.test(pathname)
