/** What every letter of ours knows of the site. */
export interface EmailSite {
  siteName: string
  siteUrl: string
}

/** Marked line by line: what a stranger wrote must not be taken for our words. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

export const signature = ({ siteName, siteUrl }: EmailSite): string => `${siteName}\n${siteUrl}/\n`
