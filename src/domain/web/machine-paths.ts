const MACHINE_PATHS = /^\/(api|v2|media|assets|rss|embed|__ui)\b|\.\w+$/

/** Addresses that are no pages of the application: calls, pictures, files, charts for frames. */
export const isMachinePath = (pathname: string): boolean => MACHINE_PATHS.test(pathname)

/** The calls of the site, documented by the server. */
export const API_DOCS_PATH = '/api/docs/'
