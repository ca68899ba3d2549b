import type { AnyPage, ResolvedPage } from '../app/page.ts'
import { lostLinkPage, notFoundPage, serverErrorPage } from '../pages/failures/pages.ts'
import { isOfSameList, type RemoteState, recordKey, recordOf } from '../store/remote.ts'

/** An address with what its page asks for. */
export type AskedPage = Pick<ResolvedPage, 'page' | 'requests'>

/** The status of the page's header call, if it failed. */
export function headerFailure(remote: RemoteState, { page, requests }: AskedPage): number | null {
  const header = requests.find(({ name }) => name === page.header)
  if (!header) return null
  const record = recordOf(remote, recordKey(header.name, header.params))
  const { isError, error } = record
  // A failed «Показать ещё» is reported under the list; the rows stay.
  if (!isError || isOfSameList(record)) return null
  const status = error?.status ?? 500
  // An unknown filter is part of the address, so the address does not exist.
  return status === 400 ? 404 : status
}

/** The page itself or its error page. Decided from the store, so that server and browser agree. */
export function shownPage(remote: RemoteState, asked: AskedPage): AnyPage {
  const { page } = asked
  const failure = headerFailure(remote, asked)
  if (failure === null) return page
  if (failure !== 404) return serverErrorPage
  // A wrong key is a mangled link from an email, not a mistyped address.
  return page.kind === 'private' ? lostLinkPage : notFoundPage
}

/** Whether the address shows what it names. Private pages are never counted. */
export const isFoundPage = (remote: RemoteState, asked: AskedPage): boolean =>
  asked.page !== notFoundPage && asked.page.kind !== 'private' && shownPage(remote, asked) === asked.page
