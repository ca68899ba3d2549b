import { escapeHtml } from './escape-html.ts'

/** XML 1.0 forbids other control characters, lone surrogates and U+FFFE, U+FFFF even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** For text and quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''))
