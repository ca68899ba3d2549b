import { escapeHtml } from '#domain/web/escape-html.ts'

// Mail clients ignore style sheets, so styles are inline. The values are the light theme's tokens.
const STYLES = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#15171c;font:16px/24px Arial,sans-serif',
  page: 'max-width:600px;margin:0 auto',
  heading: 'margin:32px 0 8px;font-size:20px;line-height:26px',
  text: 'margin:0 0 12px',
  small: 'margin:12px 0 0;color:#60646d;font-size:14px;line-height:20px',
  link: 'color:#1b49c0',
  table: 'width:100%;border-collapse:collapse',
  name: 'padding:8px 12px 8px 0;border-bottom:1px solid #dcdcd5;text-align:left;font-weight:normal',
  figure: 'width:110px;padding:8px 0 8px 12px;border-bottom:1px solid #dcdcd5;text-align:right;white-space:nowrap',
  picture: 'display:block;width:100%;height:auto;margin:16px 0 0;border:0',
} as const

type Tag = keyof typeof STYLES
export const style = (tag: Tag): string => `style="${STYLES[tag]}"`
/** Plain text as a paragraph. */
export const paragraph = (tag: Tag, text: string): string => `<p ${style(tag)}>${escapeHtml(text)}</p>`
/** `text` is HTML. */
export const link = (url: string, text: string): string => `<a href="${escapeHtml(url)}" ${style('link')}>${text}</a>`
