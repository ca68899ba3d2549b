const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => ESCAPES[character] ?? character)

/** The inverse of `escapeHtml`, no more. */
export const unescapeHtml = (text: string): string =>
  Object.entries(ESCAPES).reduceRight((plain, [character, escaped]) => plain.replaceAll(escaped, character), text)
