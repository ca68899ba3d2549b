import { callRequest } from '../../store/remote.ts'

export const missingParams = (path: string) => ({ path, missing: true })

/** Asked when a page turns out to be missing: what the site has, and what is written alike. */
export const missingRequest = (path: string) => callRequest('redirect-info', missingParams(path))
