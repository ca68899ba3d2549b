import type { ReactNode } from 'react'

interface OwnSiteLinkProps {
  address: string
  /** Where the words alone do not say which source it is. */
  label?: string
  children: ReactNode
}

/** Addresses come from agencies: they open apart, our pages do not vouch for them, and `javascript:` is only text. */
export function OwnSiteLink({ address, label, children }: OwnSiteLinkProps) {
  if (!isWebAddress(address)) return children
  return (
    <a href={address} aria-label={label} target="_blank" rel="nofollow ugc noopener">
      {children}
    </a>
  )
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** «https://www.kontur.example/» → «kontur.example» */
export const siteTitle = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
