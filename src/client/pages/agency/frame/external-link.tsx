import type { ReactNode } from 'react'

interface ExternalLinkProps {
  address: string
  /** For links whose text alone is ambiguous. */
  label?: string
  /** The agency's own site: its opening is counted. */
  isSite?: boolean
  children: ReactNode
}

/** URLs supplied by agencies are untrusted: new tab, `nofollow ugc`, and plain text unless the scheme is http(s). */
export function ExternalLink({ address, label, isSite = false, children }: ExternalLinkProps) {
  if (!isWebAddress(address)) return children
  return (
    <a
      href={address}
      aria-label={label}
      target="_blank"
      rel="nofollow ugc noopener"
      data-count={isSite ? 'site-opened' : undefined}
    >
      {children}
    </a>
  )
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** «https://www.kontur.example/» → «kontur.example» */
export const siteTitle = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
