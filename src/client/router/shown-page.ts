import { isPrivatePath } from '#domain/paths/paths.ts'
import type { AnyPage } from '../app/page.ts'
import { lostLinkPage } from '../pages/lost-link/page.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import { serverErrorPage } from '../pages/server-error/page.ts'
import { isOfSameList, type RemoteState, recordOf } from '../store/remote.ts'

/** The status of the call without which there is no page, if it failed. */
export function headerFailure(remote: RemoteState, { header }: AnyPage): number | null {
  if (!header) return null
  const record = recordOf(remote, header)
  const { isError, error } = record
  // «Показать ещё» that failed is told beneath the list: what is there stays.
  if (!isError || isOfSameList(record)) return null
  const status = error?.status ?? 500
  // A filter that does not exist is part of the address, so it is the address that leads nowhere.
  return status === 400 ? 404 : status
}

/** The page itself, or the one that says why it cannot be shown. Decided from the store, so both sides agree. */
export function shownPage(remote: RemoteState, page: AnyPage): AnyPage {
  const failure = headerFailure(remote, page)
  if (failure === null) return page
  if (failure !== 404) return serverErrorPage
  // A wrong key is a mangled link from an email, not a mistyped address.
  return isPrivatePath(page.name) ? lostLinkPage : notFoundPage
}
