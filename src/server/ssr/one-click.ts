import { matchPath } from '#domain/paths/paths.ts'

/**
 * RFC 8058: the mail provider posts `List-Unsubscribe=One-Click` to the address of the header, without cookies, referrer
 * or a page of ours. Returns the key of the subscription to end.
 */
export function oneClickKey(pathname: string, body: unknown): string | null {
  const match = matchPath(pathname)
  if (match?.name !== 'subscription-end' || typeof body !== 'object' || body === null) return null
  return 'List-Unsubscribe' in body && body['List-Unsubscribe'] === 'One-Click' ? match.params.key : null
}
