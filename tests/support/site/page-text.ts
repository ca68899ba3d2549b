/** Joins the parts of a rendered page, which are strings and encoded bytes. */
export const textOf = (parts: readonly (string | Uint8Array)[] | null): string =>
  (parts ?? []).map(part => (typeof part === 'string' ? part : new TextDecoder().decode(part))).join('')
