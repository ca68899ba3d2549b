export interface EmailSite {
  siteName: string
  siteUrl: string
}

/** Marks every line, so that a visitor's text cannot pass for ours. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

export const signature = ({ siteName, siteUrl }: EmailSite): string => `${siteName}\n${siteUrl}/\n`
