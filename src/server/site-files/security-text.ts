import { href } from '#domain/paths/paths.ts'

export const SECURITY_TEXT_PATH = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. Computed, so that a running site never serves an expired file. */
const VALID_MS = 180 * 86_400_000

interface SecurityContacts {
  siteUrl: string
  emails: readonly string[]
  now: Date
}

/** Null when there is no contact, which the file must have. */
export function securityText({ siteUrl, emails, now }: SecurityContacts): string | null {
  const contacts = [
    ...emails.map(email => `mailto:${email}`),
    // RFC 9116 refuses web addresses without TLS.
    ...(siteUrl.startsWith('https:') ? [siteUrl + href('contacts')] : []),
  ]
  if (contacts.length === 0) return null
  const midnight = new Date(now.getTime() + VALID_MS).toISOString().slice(0, 10)
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${midnight}T00:00:00Z`,
    'Preferred-Languages: ru, en',
    `Canonical: ${siteUrl}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n')
}
